#include "closed_vector_module.hpp"

#include "closed_encoder.hpp"
#include "vector_binding.hpp"

namespace rummykit {

void bind_closed_vector(nanobind::module_& m) {
    bind_rows<ClosedVector>(m, "ClosedVector", "Many deals with closed hands at once, by rows of candidates.",
                            kClosedPlaces);
}

} // namespace rummykit
