import type { RoutingConfig } from '../../config';
import { EmbeddedOptimizer } from './embeddedOptimizer';
import type { Optimizer } from './optimizer';
import { VroomOptimizer } from './vroom/vroomOptimizer';

/** The optimizer that the configuration names. */
export function optimizerOf(config: RoutingConfig): Optimizer {
  const embedded = new EmbeddedOptimizer();
  if (config.service === 'embedded') return embedded;
  const { url, timeoutMs } = config;
  return new VroomOptimizer({ url, timeoutMs, fallback: embedded });
}
