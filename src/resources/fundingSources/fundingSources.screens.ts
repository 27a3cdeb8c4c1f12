import { defineScreens, part } from '../defineScreens';
import { fundingSources } from './fundingSources.resource';

export const fundingSourceScreens = defineScreens(fundingSources, {
  showActions: part(() => import('./ClientActions')),
});
