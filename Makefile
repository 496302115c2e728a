# Two commands for a stranger: `make play` and `make test`. Both set everything up first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check lock bench clean

play: $(READY)
	@$(BIN)/korchma

test: check
	@$(BIN)/pytest -n auto --dist worksteal

check: $(READY)
	@$(BIN)/ruff format --check src tests bench
	@$(BIN)/ruff check src tests bench
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/korchma rules witches --missing

bench: $(READY)
	@$(BIN)/korchma bench
	@$(BIN)/python bench/peers.py

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Korchma needs Python 3.11 or newer; name one with make PYTHON=/path/to/python3"; exit 2; }
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 2; }
	@echo "Setting up (a minute, once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

# Pins with hashes, no download addresses.
lock: $(READY)
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 \
		--extra dev pyproject.toml -o requirements.txt

clean:
	rm -rf $(VENV) .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
