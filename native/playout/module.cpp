// The Python face of the playouts: the module rummykit._playout.
#include "card_module.hpp"
#include "card_vector_module.hpp"
#include "closed_module.hpp"
#include "closed_vector_module.hpp"
#include "game_tree_module.hpp"
#include "laid_module.hpp"
#include "packs_vector_module.hpp"
#include "seen_module.hpp"
#include "show_module.hpp"
#include "side_module.hpp"
#include "side_runs_module.hpp"
#include "special_module.hpp"
#include "tile_deals_module.hpp"
#include "tile_module.hpp"

#include <nanobind/nanobind.h>

namespace nb = nanobind;

NB_MODULE(_playout, module) {
    nb::set_leak_warnings(false); // who embeds Python, as OpenSpiel does, may end without freeing anything
    module.doc() = "Many deals at once, and searches that stand on them.";
    rummykit::bind_cards(module);
    rummykit::bind_card_vector(module);
    rummykit::bind_closed_vector(module);
    rummykit::bind_closed(module);
    rummykit::bind_laid(module);
    rummykit::bind_packs_vector(module); // after the sheets that it builds on
    rummykit::bind_seen_cards(module);
    rummykit::bind_show(module);
    rummykit::bind_sides(module);
    rummykit::bind_side_runs(module);
    rummykit::bind_game_tree(module);
    rummykit::bind_tiles(module);
    rummykit::bind_special_tiles(module);
    rummykit::bind_tile_deals(module);
}
