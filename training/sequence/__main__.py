"""`python3 dev.py train sequence`: trains the expert's net anew."""

import argparse
import shutil
from pathlib import Path

from ludoteka.games.sequence.mind.weights import FILE

from .school import School

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".dev" / "train-sequence"
LOG = ROOT / "bench" / "results" / "train-sequence.log"
ITERATIONS = 60  # about ten minutes on two idle cores
MEASURE_EVERY = 10


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py train sequence", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="for the weights and the log")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    options.folder.mkdir(parents=True, exist_ok=True)
    school = School(options.seed, options.iterations)
    with (options.folder / "log.txt").open("w", encoding="utf-8") as log:

        def report_line(line: str) -> None:
            print(line, flush=True)
            print(line, file=log, flush=True)

        report_line(f"seed {school.seed}, {school.iterations} iterations, {options.threads} threads")
        while school.iteration < school.iterations:
            school.advance(options.threads)
            report_line(school.report())
            if school.iteration % MEASURE_EVERY == 0 or school.iteration == school.iterations:
                report_line(school.measure())
                school.save(options.folder)
    shutil.copy(options.folder / "weights.npz", FILE)
    shutil.copy(options.folder / "log.txt", LOG)
    print(f"Done: {FILE.relative_to(ROOT)} and {LOG.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
