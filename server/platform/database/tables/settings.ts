import type { Base, Json } from './columns';

/** One group of settings; `values` holds only what differs from the declared defaults. */
export interface SettingsTable extends Base {
  name: string;
  values: Json<Record<string, unknown>>;
}
