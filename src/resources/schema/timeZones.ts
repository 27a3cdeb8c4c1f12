export { TIME_ZONES } from '../../domain/timeZones';
