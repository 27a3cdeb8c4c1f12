import { fueling } from '../fueling';

/** Spanish words of vehicles and the people who drive them: fuel, inspections, calendar, hours. */
export const messages = { fueling };
