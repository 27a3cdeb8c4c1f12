import { defineScreens, part } from '../defineScreens';
import { vehicles } from './vehicles.resource';

export const vehicleScreens = defineScreens(vehicles, { showMore: part(() => import('./LoginCodeSection')) });
