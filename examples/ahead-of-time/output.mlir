module {
  func.func @back(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = "array.transpose"(%arg0) {permutation = [1, 0]} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %arg0 : tensor<2x3xf32>
  }
  func.func @merge(%arg0: tensor<2x3x4xf32>) -> tensor<3x2x4xf32> {
    %0 = "array.transpose"(%arg0) {permutation = [1, 2, 0]} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
    %1 = "array.transpose"(%arg0) {permutation = [2, 0, 1]} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    %2 = "array.transpose"(%arg0) {permutation = [1, 0, 2]} : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
    return %2 : tensor<3x2x4xf32>
  }
  func.func @keep(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = "array.transpose"(%arg0) {permutation = [0, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %1 = "array.transpose"(%0) {permutation = [1, 2]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
}

