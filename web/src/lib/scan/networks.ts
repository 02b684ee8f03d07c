/** What the two networks of a kind of pieces answer: camera/networks.py. */

export interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

export interface Networks {
  /** What a network says about pictures of the shape (pictures, 3, height, width). */
  answer(name: "finder" | "reader", seen: Tensor): Promise<Tensor>;
}
