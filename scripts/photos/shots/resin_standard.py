"""Standard resins in their bottles."""

from studio.bottle import resin_bottle
from studio.shot import shot


@shot("products/standard-resin-grey")
def grey(stage):
    stage.set_paper("oat")
    resin_bottle("Standard", "Grey", "#8d9499", size="500 g")
    stage.look(at=(0, 0, 9), distance=82, turn=-8, rise=9)
