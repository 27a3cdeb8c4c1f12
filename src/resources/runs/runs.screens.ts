import { PERMISSIONS } from '../../domain/access/permissions';
import { defineScreens, part } from '../defineScreens';
import { runs } from './runs.resource';

export const runScreens = defineScreens(runs, {
  steps: [
    {
      key: 'settings',
      path: 'settings',
      needs: PERMISSIONS.runs.updateSettings,
      load: () => import('./RunSettingsPage'),
    },
    {
      key: 'dailyTimes',
      path: 'daily-times',
      needs: PERMISSIONS.runs.updateDailyTimes,
      load: () => import('./RunDailyTimesPage'),
    },
  ],
  showMore: part(() => import('./RunShowMore')),
  formMore: part(() => import('./RunFormMore')),
});
