// There and back again: the value itself is returned. (What nobody uses any more is left for another pass.)
func.func @back(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "array.transpose"(%x) {permutation = [1, 0]} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = "array.transpose"(%0) {permutation = [1, 0]} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// Three become one.
func.func @merge(%x: tensor<2x3x4xf32>) -> tensor<3x2x4xf32> {
  %0 = "array.transpose"(%x) {permutation = [1, 2, 0]} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %1 = "array.transpose"(%0) {permutation = [1, 2, 0]} : (tensor<3x4x2xf32>) -> tensor<4x2x3xf32>
  %2 = "array.transpose"(%1) {permutation = [2, 1, 0]} : (tensor<4x2x3xf32>) -> tensor<3x2x4xf32>
  return %2 : tensor<3x2x4xf32>
}
// No permutations: left as they are.
func.func @keep(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "array.transpose"(%x) {permutation = [0, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "array.transpose"(%0) {permutation = [1, 2]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
