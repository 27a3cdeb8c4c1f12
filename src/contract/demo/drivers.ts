import { answer } from '../answer';
import { callContract, typed } from '../call';

/** The invented drivers of a demo, who drive today's runs. */
export interface DemoDriversState {
  /** False where there is no demo, or `DEMO_SIMULATION=0`. */
  is_available: boolean;
  /** False too when no run of today is left to be driven. */
  is_driving: boolean;
}

const PATH = '/demo/drivers';
const state = answer<DemoDriversState>({ is_available: 'boolean', is_driving: 'boolean' });

export const demoDriversCall = callContract({
  method: 'GET',
  path: PATH,
  summary: 'Whether the demo’s drivers drive',
  answer: state,
});

export const switchDemoDriversCall = callContract({
  method: 'PUT',
  path: PATH,
  summary: 'Sends the demo’s drivers off, or has them stop',
  body: typed<{ is_driving: boolean }>(),
  answer: state,
});
