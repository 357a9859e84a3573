/* Preloaded into a node by bench/cluster.py: its wall clock is as many seconds ahead as the file named by SKEWED_CLOCK
   says, from the moment it says so. libfaketime would do, but looks at its file when it likes, and breaks
   clock_nanosleep where the monotonic clock is to stay right. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *ahead;
static int (*real_gettime)(clockid_t, struct timespec *);

__attribute__((constructor)) static void open_skew(void) {
    const char *name = getenv("SKEWED_CLOCK");
    int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    real_gettime = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    if (file < 0) return;
    void *page = mmap(NULL, sizeof(int64_t), PROT_READ, MAP_SHARED, file, 0);
    if (page != MAP_FAILED) ahead = page;
    close(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    if (!real_gettime) open_skew();
    int result = real_gettime(clock, now);
    if (!result && ahead && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += *ahead;
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec here;
    (void)zone;
    int result = clock_gettime(CLOCK_REALTIME, &here);
    now->tv_sec = here.tv_sec;
    now->tv_usec = here.tv_nsec / 1000;
    return result;
}

time_t time(time_t *into) {
    struct timespec here;
    clock_gettime(CLOCK_REALTIME, &here);
    if (into) *into = here.tv_sec;
    return here.tv_sec;
}
