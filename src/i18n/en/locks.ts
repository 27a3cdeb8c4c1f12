/** Stops and runs that automatic planning leaves as they are. */
export const locks = {
  because: 'Locked by %{who}: %{reason}',
  lock: {
    title: 'Lock %{name}',
    stop: 'Automatic planning leaves this stop where it stands. People can still move it, and are asked first.',
    run: 'Automatic planning leaves this run as it is. People can still change it, and are asked first.',
    confirm: 'Lock',
    cancel: 'Leave it open',
    done: '%{name} is locked',
  },
  unlock: {
    title: 'Unlock %{name}',
    stop: 'Automatic planning may move this stop again.',
    run: 'Automatic planning may change this run again.',
    confirm: 'Unlock',
    cancel: 'Keep it locked',
    done: '%{name} is unlocked',
  },
};
