((code) @injection.content (#set! injection.language "cpp"))
((attribute_literal (string) @injection.content) (#set! injection.language "mlir"))
((type_literal (string) @injection.content) (#set! injection.language "mlir"))
((comment) @injection.content (#set! injection.language "comment"))
