"""What makes the reader of photos: pictures drawn by ourselves, the training, and the weights that it writes."""
