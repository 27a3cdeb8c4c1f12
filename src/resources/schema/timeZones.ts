export { TIME_ZONES } from '../../domain/time/timeZones';
