# Every task of the project. `make` alone lists them.

PYTHON ?= python3
ARGS ?=
# Tests wait for servers and browsers much of their time, so there are two processes of them more than there are cores.
PROCESSES ?= $(shell $(PYTHON) -c 'import os; print(2 + (os.cpu_count() or 1))')

VENV := .venv
BIN := $(VENV)/bin
MADE := $(VENV)/made
PAGE := src/rummykit/server/page/index.html

# The page and the kernel are built side by side.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=2
endif

# The tests start hundreds of processes: none compiles our modules anew, whatever the shell has switched off.
unexport PYTHONDONTWRITEBYTECODE

PYTHON_CODE := src tests bench tools examples docs/site
KERNEL := $(wildcard native/*.cpp native/*.hpp native/playout/*.cpp native/playout/*.hpp native/wasm/*.cpp)
# The editable install notes where each package lies, so one that is new or has moved needs it made again.
# Words are found without being installed, though each is a package.
PACKAGES := $(shell find src/rummykit -name __init__.py -not -path '*/vocabulary/*')
WORKING := $(MADE)/native $(MADE)/dev
NATIVE_SOURCES := CMakeLists.txt pyproject.toml $(KERNEL) $(PACKAGES)
WEB := $(wildcard web/package.json)
ifneq ($(WEB),)
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/.*') $(wildcard texts/*/page.ftl src/rummykit/camera/weights/*.onnx)
WEB_READY := web/node_modules/.made
WEB_DEV := web/node_modules/.dev
PAGE_READY := $(PAGE)
endif

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play dev quick coverage hooks cluster native setup test through tour pictures lint audit format types words docs site bench load soak camera peers fuzz sanitize cross wasm wheel release lock clean

help: ## list these tasks
	@echo 'RummyKit: make <task>'
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-12s%s\n", $$1, $$2 }'

play: setup ## set up what is missing, start the server, open the page (ARGS="--port 9000")
	@$(BIN)/rummykit serve --open $(ARGS)

dev: setup $(WORKING) ## the server that starts again on a change, and the page that follows yours (ARGS="--port 9000 --open")
	@$(BIN)/python -m tools.dev $(ARGS)

# What `make quick` tries: the rules, the solver's answers, words and commands, but no server, browser or long search.
QUICK := tests/golden/test_golden.py tests/sheets tests/words/test_text.py $(filter-out tests/test_names.py,$(wildcard tests/test_*.py)) \
	tests/bench \
	$(patsubst %,tests/rules/test_%.py,cases gin joker_sets referee refusals rules_that_meet what_lazy_ones_get_wrong) \
	$(patsubst %,tests/engine/test_%.py,cards covers drafts hand_judgement notation offers printed sheets) tests/indian/test_cases.py tests/indian/test_turns.py

quick: native $(MADE)/lab $(WEB_DEV) ## the checks and the fast tests, for between two changes: less than a minute
	@$(MAKE) --no-print-directory --output-sync=target $(MADE)/quick-page quick-tests lint-code

.PHONY: lint-code lint-page quick-tests
lint-code:
	$(BIN)/ruff format --check $(PYTHON_CODE)
	$(BIN)/ruff check $(PYTHON_CODE)
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/clang-format --dry-run --Werror $(KERNEL)
	$(BIN)/python -m tools.page_types --check

quick-tests:
	$(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not slow" $(QUICK)

coverage: native $(MADE)/lab ## say how much of the package the fast tests reach, without servers and browsers, and fail below half
	$(BIN)/python -m pytest -q -n $(PROCESSES) --dist worksteal -m "not slow" --cov --cov-report=term:skip-covered $(QUICK)

# The page is looked at again when something of it has changed.
$(MADE)/quick-page: $(WEB_SOURCES) $(WEB_DEV)
ifneq ($(WEB),)
	npm --prefix web run --silent lint
	npm --prefix web run --silent test
endif
	@touch $@

cluster: setup $(WORKING) ## two servers on a PostgreSQL and a Redis of their own, at ports 8001 and 8002
	@$(BIN)/python -m tests.server.cluster

native: $(MADE)/native $(MADE)/texts

setup: native $(PAGE_READY) ## set up what is missing, and stop there

test: setup $(MADE)/lab $(MADE)/site $(MADE)/hosting $(WEB_DEV) ## run every test, of the page too (ARGS="--random-order" for an order of its own, PROCESSES=1 one by one)
	@$(MAKE) --no-print-directory test-page compiled-tests
	$(BIN)/python -m pytest -n $(PROCESSES) --dist worksteal --durations=10 $(ARGS)

.PHONY: test-page compiled-tests
test-page:
ifneq ($(WEB),)
	npm --prefix web run test
endif

# Every process of a run would compile all modules of the tests anew, if all began at once.
compiled-tests:
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null || true

through: setup $(WORKING) ## play a whole deal of every game in every way on every screen (ARGS="--games phom --ways keys", "--again")
	$(BIN)/python -m tests.browser.play_through $(ARGS)

tour: setup $(WORKING) ## play games and take pictures of them (ARGS="--out build/tour --games phom --sizes 390x844")
	$(BIN)/python -m tests.browser.pictures $(ARGS)

pictures: setup $(WORKING) ## store the pictures of the gallery anew that are missing or differ
	$(BIN)/python -m tests.browser.gallery

lint: native $(MADE)/lab $(WEB_DEV) ## check format, style, types, and what imports what
	@$(MAKE) --no-print-directory --output-sync=target lint-known lint-code lint-page

# First, because it waits for registries while the others compute.
.PHONY: lint-known
lint-known:
	.ci/audit

lint-page:
ifneq ($(WEB),)
	npm --prefix web run lint
	npm --prefix web run check
	web/node_modules/.bin/pyright
endif

hooks: setup $(WORKING) ## check every commit before it is made
	$(BIN)/pre-commit install

audit: $(WORKING) $(WEB_DEV) ## look up known faults of the libraries we build on
	.ci/audit

format: $(WORKING) $(WEB_DEV) ## rewrite Python, C++ and the page in the house format
	$(BIN)/ruff format $(PYTHON_CODE)
	$(BIN)/ruff check --fix-only $(PYTHON_CODE)
	$(BIN)/clang-format -i $(KERNEL)
	$(BIN)/python -m tools.texts format
ifneq ($(WEB),)
	npm --prefix web run --silent format
endif

types: $(WORKING) ## regenerate the page's message types from the server's
	$(BIN)/python -m tools.page_types

words: $(WORKING) ## count what each language lacks, or list it in English (ARGS=pl)
	@$(BIN)/python -m tools.translated $(ARGS)

docs: $(MADE)/native $(MADE)/lab ## rewrite docs/rules, docs/vocabulary.md, docs/terms.md, the forms of docs/referee.md, the tables of docs/lab.md and docs/architecture.md, the schema of sheets, and what the code says in texts/en
	$(BIN)/python -m tools.rule_pages
	$(BIN)/python -m tools.vocabulary_page
	$(BIN)/python -m tools.encoding_tables
	$(BIN)/python -m tools.referee_page
	$(BIN)/python -m tools.line_counts
	$(BIN)/python -m tests.words.glossary
	$(BIN)/python -m tests.words.english
	$(BIN)/rummykit sheet schema >docs/sheet.schema.json

site: native $(MADE)/lab $(MADE)/site ## build the site of documents in build/site
	$(BIN)/python -m tools.site

bench: $(WORKING) ## run every benchmark and keep its figures (ARGS="kernel" for one, ARGS="compare A B" for two runs)
	$(BIN)/python -m bench $(ARGS)

load: $(WORKING) ## play with many people at once, beside boardgame.io (ARGS="--clients 50 --seconds 10")
	$(BIN)/python -m bench.load $(ARGS)

soak: $(WORKING) ## play for half an hour on bad lines, and miss nothing (ARGS="--minutes 2")
	$(BIN)/python -m bench.load.soak $(ARGS)

camera: $(WORKING) ## draw pictures of tiles, train the networks that read photos with them, and store their weights (hours)
	@$(INSTALL) -r requirements/train.txt
	npm --prefix tools/camera/fonts ci --silent --no-audit --no-fund
	$(BIN)/python -m tools.camera $(ARGS)

peers: $(WORKING) ## install what the benchmarks compare us with, beside everything else
	@$(INSTALL) -r requirements/bench.txt

# What `make fuzz` tries: tests of examples, and those that walk through deals.
FUZZED := $(patsubst %,tests/%,properties workshop kernel solver bots rules words sheets playout tournament indian lessons golden test_record.py) \
	$(patsubst %,tests/lab/test_%.py,actions aec bounds encode kernel_episode mini_trees parallel secrets spiel vector) \
	$(patsubst %,tests/server/%.py,test_former_players test_frozen_database test_hints test_kept_answers test_kept_puzzles test_kill test_lessons_route test_record_route test_schema test_whole_games security/test_fuzz security/test_openapi) \
	$(patsubst %,tests/engine/test_%.py,cards notation offers printed state svg) \
	$(patsubst %,tests/browser/test_%.py,any_action axe gallery mail meeting offline text_fits whole_deals)

fuzz: setup $(WORKING) ## look for faults with twenty times as many deals and examples, and new ones of these every time
	RUMMYKIT_FUZZ=$${RUMMYKIT_FUZZ:-20} $(BIN)/python -m pytest -n $(PROCESSES) --dist worksteal $(FUZZED) $(ARGS)

# The address sanitizer must be loaded before Python, and -S keeps the editable install's own module out.
$(MADE)/sanitized: $(WORKING) $(NATIVE_SOURCES)
	@echo 'Building the kernel with sanitizers …'
	@$(BIN)/pip install --quiet --no-deps --no-build-isolation --upgrade --target build/sanitize/site \
		-C build-dir=build/sanitize/objects -C cmake.build-type=RelWithDebInfo \
		-C cmake.define.RUMMYKIT_SANITIZE=ON .
	@touch $@

sanitize: $(MADE)/sanitized ## run the kernel's and the playouts' tests under the address and undefined-behaviour sanitizers
	ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD="$$($${CXX:-c++} -print-file-name=libasan.so) $$($${CXX:-c++} -print-file-name=libstdc++.so)" \
		PYTHONPATH="build/sanitize/site:$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')" \
		RUMMYKIT_PART=20 RUMMYKIT_HANDS=$${RUMMYKIT_HANDS:-400} RUMMYKIT_LOCKSTEP=$${RUMMYKIT_LOCKSTEP:-12} \
		$(BIN)/python -S -m pytest -n $(PROCESSES) --dist worksteal tests/kernel tests/solver tests/playout tests/lab/test_vector.py -m "not slow" $(ARGS)

cross: $(MADE)/dev ## compile the kernel for macOS and Windows, as far as that can be tried here
	@$(INSTALL) -r requirements/cross.txt
	$(BIN)/python tools/cross.py

wasm: $(MADE)/dev ## compile what the page needs of the kernel to WebAssembly, after a change of its sources
	@$(INSTALL) -r requirements/cross.txt
	$(BIN)/python -m tools.wasm

wheel: setup $(WORKING) ## build dist/*.tar.gz, and from it dist/*.whl with the page inside
	$(BIN)/python -m build --no-isolation --outdir dist

release: wheel ## what a release would publish, as far as one machine can build it: packages, bills of materials, checksums
	$(BIN)/python -m twine check --strict dist/*.tar.gz dist/*.whl
	$(BIN)/python -m tools.release_files dist

lock: $(MADE)/venv ## compile requirements/*.txt anew (ARGS=--upgrade for newer versions)
	$(BIN)/uv pip compile pyproject.toml requirements/dev.in --extra redis --extra camera --universal --python-version 3.11 \
		--generate-hashes --no-strip-extras --no-emit-package rummykit --custom-compile-command 'make lock' \
		--quiet $(ARGS) -o requirements/dev.txt
	$(BIN)/uv pip compile pyproject.toml requirements/lab.in --extra lab --extra data --extra cluster --constraint requirements/dev.txt --universal \
		--python-version 3.11 --generate-hashes --no-strip-extras --no-emit-package rummykit --custom-compile-command 'make lock' \
		--quiet $(ARGS) -o requirements/lab.txt
	$(BIN)/uv pip compile requirements/site.in --constraint requirements/dev.txt --universal --python-version 3.11 \
		--generate-hashes --no-strip-extras --custom-compile-command 'make lock' --quiet $(ARGS) -o requirements/site.txt
	$(BIN)/uv pip compile requirements/hosting.in --constraint requirements/dev.txt --universal --python-version 3.11 \
		--generate-hashes --no-strip-extras --custom-compile-command 'make lock' --quiet $(ARGS) -o requirements/hosting.txt
	$(BIN)/uv pip compile pyproject.toml --extra redis --constraint requirements/dev.txt --universal --python-version 3.11 \
		--generate-hashes --no-strip-extras --custom-compile-command 'make lock' --quiet -o requirements/server.txt
	$(BIN)/uv pip compile requirements/build.in --constraint requirements/dev.txt --universal --python-version 3.11 \
		--generate-hashes --no-strip-extras --custom-compile-command 'make lock' --quiet -o requirements/build.txt
	$(BIN)/uv pip compile requirements/train.in --constraint requirements/dev.txt --universal --python-version 3.11 \
		--generate-hashes --no-strip-extras --custom-compile-command 'make lock' --quiet $(ARGS) -o requirements/train.txt
	@for each in uv cross wheels; do $(BIN)/uv pip compile requirements/$$each.in --universal --python-version 3.11 \
		--generate-hashes --no-strip-extras --custom-compile-command 'make lock' --quiet $(ARGS) -o requirements/$$each.txt; done

clean: ## remove everything that was set up or built
	rm -rf $(VENV) build dist web/node_modules $(dir $(PAGE)) src/rummykit/words/languages/*.json
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

# What is set up, one stamp each; a stamp older than what it was made from is made again.

# uv takes a tenth of pip's time. Where only pip has been told of the way to an index, pip does it: the pip of $(PYTHON),
# or, where that has none or one older than 22.3, a pip of the environment's own, which takes seconds to set up.
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
WITH_PIP := with_pip() { set -- install --quiet --disable-pip-version-check --require-hashes "$$@"; \
	$(PYTHON) -m pip --python $(BIN)/python "$$@" 2>/dev/null \
	|| { $(BIN)/python -m ensurepip >/dev/null && $(BIN)/python -m pip "$$@"; }; }; with_pip
INSTALL := install() { $(UV) --require-hashes "$$@" || { $(WITH_PIP) "$$@"; }; }; install

$(MADE)/venv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'RummyKit needs Python 3.11 or newer; say which with make PYTHON=python3.12 …'; exit 1; }
	@echo 'Making a Python environment in $(VENV) …'
	@$(PYTHON) -m venv --without-pip $(VENV)
	@$(WITH_PIP) -r requirements/uv.txt
	@mkdir -p $(MADE) && touch $@

# What a server stands on, and what builds the kernel: all that it takes to play.
$(MADE)/player: requirements/server.txt requirements/build.txt | $(MADE)/venv
	@echo 'Fetching the Python packages …'
	@$(INSTALL) -r requirements/server.txt -r requirements/build.txt
	@touch $@

# What checks and tests.
$(MADE)/dev: requirements/dev.txt $(MADE)/player
	@echo 'Fetching what checks and tests …'
	@$(INSTALL) -r requirements/dev.txt
	@touch $@

# The laboratory comes with the field's own libraries.
$(MADE)/lab: requirements/lab.txt $(MADE)/dev
	@echo 'Fetching the packages of the laboratory …'
	@$(INSTALL) -r requirements/lab.txt
	@touch $@

$(MADE)/site: requirements/site.txt $(MADE)/dev
	@echo 'Fetching what builds the site of documents …'
	@$(INSTALL) -r requirements/site.txt
	@touch $@

# What checks the files for hosts.
$(MADE)/hosting: requirements/hosting.txt $(MADE)/dev
	@echo 'Fetching what checks the files for hosts …'
	@$(INSTALL) -r requirements/hosting.txt
	@touch $@

$(MADE)/native: $(NATIVE_SOURCES) $(MADE)/player
	@command -v "$${CXX:-c++}" >/dev/null || { echo 'RummyKit needs a C++ compiler: g++ or clang++'; exit 1; }
	@echo 'Building the solver …'
	@$(UV) --no-deps --no-build-isolation --reinstall-package rummykit --editable .
	@touch $@

# The kernel's build has compiled the texts, too.
$(MADE)/texts: tools/texts.py $(wildcard texts/*/*.ftl) $(MADE)/player | $(MADE)/native
	@$(BIN)/python -m tools.texts
	@touch $@

web/node_modules/.made: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo 'RummyKit needs Node.js 20 or newer, and its npm'; exit 1; }
	@echo 'Fetching the packages of the page …'
	@cd web && npm ci --omit=dev --no-audit --no-fund --loglevel=error
	@touch $@

# What checks the page is added to what builds it.
web/node_modules/.dev: web/node_modules/.made
	@echo 'Fetching what checks the page …'
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# npm changes no packages during a build: where what checks the page is needed too, that is fetched first.
$(PAGE): $(WEB_SOURCES) $(WEB_READY) | $(if $(filter-out play setup native,$(MAKECMDGOALS)),$(WEB_DEV))
	@echo 'Building the page …'
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@
