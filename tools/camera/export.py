"""Writes a trained network as the ONNX file that the program reads: python -m tools.camera.export finder WEIGHTS FILE.

Numbers are kept with half precision, and made whole again when the file is loaded.
"""

import argparse
import io
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn
from torch.nn.utils.fusion import fuse_conv_bn_eval

from tools.camera.nets import Finder, Reader


def fused(net: nn.Module) -> nn.Module:
    """The network with each normalisation made part of the convolution before it."""
    for child in net.children():
        fused(child)
    if isinstance(net, nn.Sequential):
        for place in range(len(net) - 1):
            first, second = net[place], net[place + 1]
            if isinstance(first, nn.Conv2d) and isinstance(second, nn.BatchNorm2d):
                net[place], net[place + 1] = fuse_conv_bn_eval(first, second), nn.Identity()
    return net


def half(model: onnx.ModelProto) -> onnx.ModelProto:
    """The model with its large tables at half precision."""
    casts = []
    for table in list(model.graph.initializer):
        values = numpy_helper.to_array(table)
        if values.dtype == np.float32 and values.size > 64:
            model.graph.initializer.remove(table)
            model.graph.initializer.append(numpy_helper.from_array(values.astype(np.float16), f"{table.name}.half"))
            casts.append(helper.make_node("Cast", [f"{table.name}.half"], [table.name], to=TensorProto.FLOAT))
    nodes = list(model.graph.node)
    del model.graph.node[:]
    model.graph.node.extend(casts + nodes)
    return model


def export(name: str, weights: Path, to: Path, note: str) -> None:
    """Writes the file, with a note of what made it."""
    net: nn.Module = Finder() if name == "finder" else Reader()
    net.load_state_dict(torch.load(weights))
    net = fused(net.eval())
    seen = torch.zeros(1, 3, 640, 640) if name == "finder" else torch.zeros(1, 3, 64, 48)
    axes = {0: "pictures", 2: "height", 3: "width"} if name == "finder" else {0: "pictures"}
    file = io.BytesIO()
    torch.onnx.export(
        net, (seen,), file, input_names=["seen"], output_names=["said"], dynamic_axes={"seen": axes}, dynamo=False
    )
    model = half(onnx.load_from_string(file.getvalue()))
    model.doc_string = note
    model.producer_version = torch.__version__
    onnx.checker.check_model(model)
    to.write_bytes(model.SerializeToString())
    print(f"{to}: {to.stat().st_size:,} bytes, {sorted({node.op_type for node in model.graph.node})}")


def main() -> None:
    """Exports one network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("net", choices=("finder", "reader"))
    parser.add_argument("weights", type=Path)
    parser.add_argument("to", type=Path)
    parser.add_argument("--note", default="")
    asked = parser.parse_args()
    export(asked.net, asked.weights, asked.to, asked.note)


if __name__ == "__main__":
    main()
