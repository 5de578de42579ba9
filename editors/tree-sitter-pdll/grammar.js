/// The grammar of PDLL for tree-sitter: what `pdllc` takes in its widest form, names of operations and words
/// of the language as its parser has them.

const list = (rule) => optional(seq(rule, repeat(seq(",", rule))));
const list1 = (rule) => seq(rule, repeat(seq(",", rule)));

/** Words that stand for themselves where any name may stand. */
const KEYWORDS = [
  "attr", "op", "type", "Attr", "erase", "let", "Constraint", "not", "Op", "OpName", "Pattern", "replace", "return",
  "rewrite", "Rewrite", "Type", "TypeRange", "Value", "ValueRange", "with",
];

module.exports = grammar({
  name: "pdll",

  extras: ($) => [/[ \t\r\n\x00]/, $.comment],
  word: ($) => $.identifier,
  conflicts: ($) => [
    [$.native_body],
    [$.let],
    [$._constraint, $._expression],
    [$.constraint_name, $._name],
  ],

  rules: {
    source_file: ($) => repeat($._item),
    _item: ($) => choice($.include, $.pattern, $.constraint_declaration, $.rewrite_declaration),

    comment: () => token(seq("//", /[^\r\n]*/)),

    include: ($) => seq(choice("#include", "#import"), field("path", choice($.string, $.code))),

    pattern: ($) =>
      seq(
        "Pattern",
        field("name", optional($.identifier)),
        optional(seq("with", list1($.metadata))),
        field("body", choice($.block, seq($.lambda, ";"))),
      ),
    // The document of the language says `recusion`.
    metadata: ($) => choice(seq("benefit", "(", $.integer, ")"), "recursion", "recusion"),

    constraint_declaration: ($) => seq("Constraint", field("name", $.identifier), $._signature, $._global_body),
    rewrite_declaration: ($) => seq("Rewrite", field("name", $.identifier), $._signature, $._global_body),
    inline_declaration: ($) =>
      prec.right(
        seq(choice("Constraint", "Rewrite"), field("name", optional($.identifier)), $._signature,
          optional(choice($.block, $.lambda, $.native_body, seq($.registered_name, ";")))),
      ),
    // The `;` may be its own or that of the statement.
    native_body: ($) => seq(choice($.code, $.string), optional(";")),
    _global_body: ($) =>
      choice($.block, seq($.lambda, ";"), seq(choice($.code, $.string), ";"), seq($.registered_name, ";"), ";"),
    registered_name: ($) => seq("=", choice($.code, $.string)),

    _signature: ($) => seq(field("parameters", $.parameters), optional(seq("->", field("results", $.results)))),
    parameters: ($) => seq("(", list($.parameter), ")"),
    parameter: ($) => seq(field("name", $._name), ":", $._constraint),
    results: ($) => choice(seq("(", list($.result), ")"), $.result),
    result: ($) => choice(seq(field("name", $._name), ":", $._constraint), $._constraint),

    block: ($) => seq("{", repeat(seq($._statement, ";")), "}"),
    lambda: ($) => seq("=>", $._statement),

    _statement: ($) => choice($.let, $.erase, $.replace, $.rewrite, $.return, $._expression),
    let: ($) =>
      seq("let", field("name", $._name), optional(seq(":", $._constraints)), optional(seq("=", field("value", $._expression)))),
    erase: ($) => seq("erase", $._expression),
    replace: ($) => seq("replace", $._expression, "with", $._expression),
    rewrite: ($) => seq("rewrite", $._expression, "with", $.block),
    return: ($) => seq("return", $._expression),

    _constraints: ($) => choice($._constraint, $.constraint_list),
    constraint_list: ($) => seq("[", list1($._constraint), "]"),
    _constraint: ($) => choice($.core_constraint, $.operation_constraint, $.constraint_name, $.inline_declaration),
    core_constraint: ($) =>
      choice("Type", "TypeRange", seq(choice("Attr", "Value", "ValueRange"), optional(seq("<", $._expression, ">")))),
    operation_constraint: ($) => seq("Op", optional(seq("<", optional($.operation_name), ">"))),
    constraint_name: ($) => $.identifier,

    _expression: ($) =>
      choice($.attribute_literal, $.type_literal, $.operation, $.variable, $.reference, $.negation, $.call, $.member, $.tuple, $.values, $.inline_declaration),
    attribute_literal: ($) => seq("attr", "<", choice($.string, $.code), ">"),
    type_literal: ($) => seq("type", "<", choice($.string, $.code), ">"),
    operation: ($) =>
      prec.right(
        seq(
          "op", "<", optional($.operation_name), ">",
          optional(field("operands", $.operands)),
          optional(field("attributes", $.attributes)),
          optional(seq("->", field("results", $._expression))),
        ),
      ),
    operation_name: ($) => prec.right(seq($.any_word, repeat(seq(".", optional($.any_word))))),
    operands: ($) => seq("(", list($._expression), ")"),
    attributes: ($) => seq("{", list1($.attribute), "}"),
    attribute: ($) =>
      seq(
        field("name", choice($.any_word, $.string, $.code)),
        choice(optional(seq("=", field("value", $._expression))), $._optional),
      ),
    // An attribute that may be absent, what it is then, and the variable that it is.
    _optional: ($) =>
      seq("?", field("default", optional($.attribute_literal)),
        optional(choice(seq("=", field("value", $._expression)), seq(":", $._constraints)))),
    variable: ($) => seq(field("name", choice($._name, "_")), ":", $._constraints),
    reference: ($) => choice($._name, "_"),
    negation: ($) => prec(1, seq("not", $._expression)),
    call: ($) => prec.left(3, seq(field("callee", $._expression), field("arguments", $.arguments))),
    arguments: ($) => seq("(", list(choice($.labelled, $._expression)), ")"),
    labelled: ($) => prec.dynamic(-1, seq(field("label", $._name), ":", $._expression)),
    member: ($) => prec.left(3, seq($._expression, ".", field("name", choice($.any_word, $.integer)))),
    tuple: ($) => seq("(", list($.element), ")"),
    values: ($) => seq("[", list(choice($.rest, $._expression)), "]"),
    rest: ($) => seq(".", ".", $._expression),
    element: ($) => seq(optional(seq(field("label", $._name), "=")), $._expression),

    _name: ($) => choice($.identifier, alias(choice("attr", "op", "type", "benefit", "recursion", "recusion"), $.identifier)),
    any_word: ($) => choice($.identifier, ...KEYWORDS, "benefit", "recursion", "recusion"),
    identifier: () => /[A-Za-z_][A-Za-z0-9_]*/,
    integer: () => /[0-9]+/,
    string: () => token(seq('"', repeat(choice(/[^"\\\r\n]/, /\\./)), '"')),
    code: () => token(seq("[{", repeat(choice(/[^}]/, /\}+[^}\]]/)), /\}+\]/)),
  },
});
