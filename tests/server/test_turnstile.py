"""A crowd that is ready at once does not keep the event loop from everything else."""

import asyncio
from collections import Counter

from ludoteka.server.turnstile import FEW, Turnstile


async def test_a_few_pass_in_each_cycle_of_the_loop_in_order() -> None:
    turnstile, passed, cycles = Turnstile(), list[tuple[int, int]](), 0

    async def count() -> None:
        nonlocal cycles
        while True:
            cycles += 1
            await asyncio.sleep(0)

    async def pass_through(number: int) -> None:
        await turnstile.enter()
        passed.append((number, cycles))

    counter = asyncio.create_task(count())
    await asyncio.gather(*(pass_through(number) for number in range(5 * FEW)))
    counter.cancel()
    assert [number for number, _ in passed] == list(range(5 * FEW))
    assert set(Counter(at for _, at in passed).values()) == {FEW}


async def test_one_that_is_cancelled_does_not_stop_the_others() -> None:
    turnstile = Turnstile()
    tasks = [asyncio.create_task(turnstile.enter()) for _ in range(FEW + 3)]
    await asyncio.sleep(0)
    tasks[FEW + 1].cancel()
    await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 5)
    await asyncio.wait_for(turnstile.enter(), 5)
    assert [at for at, task in enumerate(tasks) if task.cancelled()] == [FEW + 1]
