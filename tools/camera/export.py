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


def unfused(net: nn.Module, file: Path, pictures: torch.Tensor) -> None:
    """Gives a network the weights of a file that `export` wrote, and normalisations that fit some pictures."""
    tables = {
        table.name.removesuffix(".half"): torch.from_numpy(numpy_helper.to_array(table).astype(np.float32))
        for table in onnx.load(file).graph.initializer
    }
    parts = dict(net.named_modules())
    state = {name: tables[name] for name in net.state_dict() if name in tables}
    hooks = []
    for name, part in parts.items():
        if isinstance(part, nn.BatchNorm2d):
            before = name.rpartition(".")
            bias = tables[f"{before[0]}.{int(before[2]) - 1}.bias"]
            state |= {
                f"{name}.weight": torch.full_like(bias, (1 + part.eps) ** 0.5),
                f"{name}.bias": bias,
                f"{name}.running_mean": torch.zeros_like(bias),
                f"{name}.running_var": torch.ones_like(bias),
                f"{name}.num_batches_tracked": torch.tensor(0),
            }
            hooks.append(part.register_forward_pre_hook(_fitting))
    net.load_state_dict(state)
    with torch.no_grad():
        net.eval()(pictures)
    net.train()
    for hook in hooks:
        hook.remove()


def _fitting(part: nn.Module, seen: tuple[torch.Tensor]) -> None:
    """Makes a normalisation that changed nothing but a sum one that does the same from what it sees."""
    assert isinstance(part, nn.BatchNorm2d)
    assert part.running_mean is not None
    assert part.running_var is not None
    variance, mean = torch.var_mean(seen[0], (0, 2, 3))
    part.running_mean.copy_(mean)
    part.running_var.copy_(variance)
    part.weight.copy_((variance + part.eps).sqrt())
    part.bias += mean


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
