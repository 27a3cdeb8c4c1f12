/** Actions on several stops, and on a lunch break. */
export const bulk = {
  moreLocks: 'and %{smart_count} more lock |||| and %{smart_count} more locks',
  reschedule: {
    title: 'Reschedule %{smart_count} delivery |||| Reschedule %{smart_count} deliveries',
    sentence:
      '%{names} goes to the end of the queue of its run, with address and restriction as they are. |||| These go to the end of the queues of their runs, with address and restriction as they are: %{names}.',
    sentenceDay:
      '%{names} leaves its run and waits with the unassigned deliveries of %{day}. |||| These leave their runs and wait with the unassigned deliveries of %{day}: %{names}.',
    verb: 'Reschedule |||| Reschedule %{smart_count} deliveries',
    done: '%{smart_count} delivery rescheduled |||| %{smart_count} deliveries rescheduled',
  },
  share: {
    title: 'Share %{smart_count} delivery |||| Share %{smart_count} deliveries',
    sentence:
      '%{names} gets the link of the delivery, at the number or address on file. |||| Each gets the link of their own delivery, at the number or address on file: %{names}. A household gets one message.',
    verbs: {
      sms: 'Send SMS |||| Send %{smart_count} SMS',
      email: 'Send e-mail |||| Send %{smart_count} e-mails',
    },
    keep: 'Send nothing',
    done: 'The link of %{smart_count} delivery is on its way |||| The links of %{smart_count} deliveries are on their way',
  },
  lock: {
    title: 'Lock %{smart_count} stop |||| Lock %{smart_count} stops',
    sentence:
      'Automatic planning leaves %{names} where it stands. |||| Automatic planning leaves these where they stand: %{names}.',
    done: '%{smart_count} stop locked |||| %{smart_count} stops locked',
  },
  unlock: {
    title: 'Unlock %{smart_count} stop |||| Unlock %{smart_count} stops',
    sentence:
      'Automatic planning may move %{names} again. |||| Automatic planning may move these again: %{names}.',
    done: '%{smart_count} stop unlocked |||| %{smart_count} stops unlocked',
  },
  cancelLunch: {
    title: 'Cancel the lunch break on %{run}',
    sentence: '%{driver} works through, and the stops behind the break come sooner by its length.',
    verb: 'Cancel lunch break',
    keep: 'Keep lunch break',
    done: 'The lunch break on %{run} is canceled',
  },
};
