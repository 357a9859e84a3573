"""`python3 dev.py train take-it-easy`: trains the expert, or goes on where a run was stopped."""

import argparse
import shutil
import time
from pathlib import Path

from ludoteka.games.take_it_easy.mind.weights import FILE

from .school import MEASURE_EVERY, REPORT_EVERY, SAVE_EVERY, School

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".dev" / "train-take-it-easy"
ITERATIONS = 150  # about half an hour on two idle cores
LOG = ROOT / "bench" / "results" / "train-take-it-easy.log"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py train take-it-easy", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="of a new run (default: 1)")
    length = f"of the whole run (default: {ITERATIONS}); one that goes on can be made longer or shorter"
    parser.add_argument("--iterations", type=int, help=length)
    parser.add_argument("--minutes", type=float, default=120, help="stop after so many; call again to go on")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--anew", action="store_true", help="forget the run that was stopped")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="for the checkpoint and the log")
    return parser.parse_args()


def opened(options: argparse.Namespace) -> School:
    """The run that was stopped, or a new one."""
    if options.anew and options.folder.exists():
        shutil.rmtree(options.folder)
    options.folder.mkdir(parents=True, exist_ok=True)
    if (options.folder / "checkpoint.npz").exists():
        school = School.resume(options.folder)
        school.iterations = options.iterations or school.iterations
        return school
    return School(options.seed, options.iterations or ITERATIONS)


def main() -> None:
    options = arguments()
    school = opened(options)
    ends = time.monotonic() + 60 * options.minutes
    with (options.folder / "log.txt").open("a", encoding="utf-8") as log:

        def report_line(line: str) -> None:
            print(line, flush=True)
            print(line, file=log, flush=True)

        report_line(
            f"seed {school.seed}, {school.iterations} iterations, from {school.iteration}, {options.threads} threads"
        )
        while school.iteration < school.iterations and time.monotonic() < ends:
            score = school.advance(options.threads)
            last = school.iteration == school.iterations or time.monotonic() >= ends
            if last or school.iteration % REPORT_EVERY == 0:
                report_line(school.report(score))
            if last or school.iteration % MEASURE_EVERY == 0:
                report_line(school.measure())
            if last or school.iteration % SAVE_EVERY == 0:
                school.save(options.folder)
    if school.iteration == school.iterations:
        shutil.copy(options.folder / "weights.npz", FILE)
        shutil.copy(options.folder / "log.txt", LOG)
        print(f"Done: {FILE.relative_to(ROOT)} and {LOG.relative_to(ROOT)}")
    else:
        print("Stopped; the same command goes on from here.")


if __name__ == "__main__":
    main()
