import type { NotDue } from '../../domain/runs/dayTemplates';
import type { PublishWarning } from '../../domain/runs/publishRun';
import type { ShiftNotice } from '../../domain/runs/runRules';

export const schedulingRuns = {
  afterStart: 'The run has set out: this stays as it is',
  keep: 'Leave as it is',
  close: 'Close',
  day: {
    title: 'Runs of the day',
    sentence:
      'The chosen runs of master data become runs of %{date}: with driver, vehicle, pull out, pick up, lunch and pull in. Drivers see nothing before you publish.',
    verb: 'Create %{smart_count} run |||| Create %{smart_count} runs',
    verbNone: 'Create runs',
    done: '%{smart_count} run created for %{date} |||| %{smart_count} runs created for %{date}',
    all: 'All that can be created',
    groups: {
      ready: 'Can be created',
      clash: 'Driver or vehicle busy',
      made: 'Created already',
      notDue: 'Not on this day',
    },
    none: 'No run of master data is planned for this day',
    noneHint: 'Runs and their weekdays are kept under Runs.',
    toRuns: 'Open runs',
    failed: 'The runs of this day could not be fetched',
    refused: 'Not created: %{run}. %{why}',
    suspendedUntil: 'Suspended until %{to}: %{reason}',
    noDriver: 'No active driver',
    busy: {
      driver: '%{name} is on %{run}, %{at}',
      vehicle: '%{name} is out with %{run}, %{at}',
    },
  },
  notDue: {
    inactive: 'Switched off',
    dates: 'Outside its dates',
    weekday: 'Not on this weekday',
    suspended: 'Suspended',
  } satisfies Record<NotDue, string>,
  notices: {
    overnight: 'Ends on the next morning',
    longShift: 'Shift over 8 hours',
    lunch: 'With lunch',
    noLunch: 'Under 4 hours: no lunch',
  } satisfies Record<ShiftNotice, string>,
  create: {
    title: 'New run',
    sentence: 'A run of %{date} alone. Its driver does not see it before you publish it.',
    verb: 'Create run',
    done: '%{name} created',
    name: 'Name',
    start: 'Start',
    end: 'End',
    endsNextDay: 'Ends after midnight',
  },
  remove: {
    title: 'Delete %{name}?',
    empty: '%{name} is deleted. Nothing is planned on it.',
    sentence:
      '%{name} is deleted. Its %{smart_count} delivery goes to the unassigned ones. |||| %{name} is deleted. Its %{smart_count} deliveries go to the unassigned ones.',
    verb: 'Delete run',
    done: '%{name} deleted',
  },
  publish: {
    title: 'Publish %{name} |||| Publish %{smart_count} runs',
    sentence: '%{driver} sees %{name} from now on, and can set out.',
    sentenceNoDriver: '%{name} counts as planned from now on. It has no driver yet.',
    sentences: 'The drivers of these %{smart_count} runs see them from now on, and can set out.',
    verb: 'Publish',
    done: '%{name} published |||| %{smart_count} runs published',
    warned: 'Worth a look first',
    more: '%{smart_count} more |||| %{smart_count} more',
    nothing: 'All runs of this day are published',
    refused: 'Not published: %{run}. %{why}',
  },
  warnings: {
    noDriver: 'No driver',
    noVehicle: 'No vehicle',
    empty: 'No deliveries',
    overtime: '%{count} min past the end of the shift',
    capacity: '%{count} bags more than the vehicle carries',
    noLunch: 'No lunch, though the shift has 4 hours or more',
    longShift: 'Shift over 8 hours',
  } satisfies Record<PublishWarning, string>,
  unpublish: {
    title: 'Take back %{name} |||| Take back %{smart_count} runs',
    sentence: '%{driver} does not see %{name} any more until it is published again.',
    sentences:
      'The drivers of these %{smart_count} runs do not see them any more until they are published again.',
    verb: 'Take back',
    done: '%{name} taken back |||| %{smart_count} runs taken back',
    refused: 'Not taken back: %{run}. %{why}',
  },
  noDriver: 'Nobody',
};
