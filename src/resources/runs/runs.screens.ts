import { PERMISSIONS } from '../../domain/access/permissions';
import { defineScreens, part } from '../defineScreens';
import { runs } from './runs.resource';
import { runStates } from './runStates';

export const runScreens = defineScreens(runs, {
  steps: [
    {
      key: 'settings',
      path: 'settings',
      needs: PERMISSIONS.runs.updateSettings,
      load: () => import('./RunSettingsPage'),
      messages: 'records',
    },
    {
      key: 'dailyTimes',
      path: 'daily-times',
      needs: PERMISSIONS.runs.updateDailyTimes,
      load: () => import('./RunDailyTimesPage'),
      messages: 'records',
    },
  ],
  head: {
    states: runStates,
    facts: ['close_door_pharmacy_id', 'driver_ids', 'vehicle_id'],
  },
  showNext: part({ load: () => import('./RunNext'), messages: 'records' }),
  showMore: part({ load: () => import('./RunShowMore'), messages: 'records' }),
  formMore: part({ load: () => import('./RunFormMore'), messages: 'records' }),
});
