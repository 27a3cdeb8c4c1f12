import { existsSync } from 'node:fs';
import fp from 'fastify-plugin';
import type { ContextOptions } from '../../context';
import { putStreetsInUse } from '../../outside/geocoding/streets';
import { RoadsRefusal } from './refusal';
import { putRoadsInUse } from './roadsInUse';
import { ServerRoads } from './serverRoads';
import { StreetNames } from './streetNames';

/** Takes the roads of this installation into use. A file that cannot be used stops nothing: straight lines count, and the log says why. */
export const roads = fp<ContextOptions>(
  async (app, { context: { config, log } }) => {
    if (!existsSync(config.roadsFile)) return;
    try {
      const read = ServerRoads.read(config.roadsFile);
      putRoadsInUse(read);
      putStreetsInUse(new StreetNames(read.roads));
      const { sourceDate, bounds } = read.roads.info;
      log.info({ source_date: sourceDate, bounds }, 'travel times come from roads');
      app.addHook('onClose', async () => {
        putRoadsInUse(null);
        putStreetsInUse(null);
        await read.close();
      });
    } catch (error) {
      if (!(error instanceof RoadsRefusal)) throw error;
      log.error({ reason: error.message }, 'travel times come from straight lines');
    }
  },
  { name: 'roads', fastify: '5.x' },
);
