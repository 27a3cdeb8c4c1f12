import type { Generated } from 'kysely';
import type { NotificationLevel } from '../../../../src/domain/notifications/notificationTypes';
import type { DefaultInstant, Defaulted, Json, OptionalInstant, OptionalJson } from './columns';

export interface NotificationTable {
  id: Generated<number>;
  user_id: number;
  type: string;
  /** Of types that are no longer declared; of all others the words follow from type and facts. */
  title: Defaulted<string>;
  body: Defaulted<string>;
  json_body: Json<Record<string, unknown>>;
  is_attended: Defaulted<boolean>;
  created_at: DefaultInstant;
  /** When the person's device fetched it. */
  delivered_at: OptionalInstant;
  /** False: it is for a device or a mailbox alone. */
  is_in_bell: Defaulted<boolean>;
  /** Null: silent. */
  sound: NotificationLevel | null;
  /** What a burst of the same type is about. */
  group_key: string | null;
  /** How many it stands for. */
  count: Defaulted<number>;
}
export interface ChosenWaysTable {
  type: string;
  bell: boolean;
  sound: boolean;
  push: boolean;
  email: boolean;
}
/** HH:mm:ss in the zone of the person. */
export interface QuietHoursTable {
  user_id: number;
  starts: string;
  ends: string;
  urgent_passes: Defaulted<boolean>;
}
export interface PushDeviceTable {
  id: Generated<number>;
  user_id: number;
  session_id: number | null;
  kind: 'web' | 'mobile';
  /** Endpoint of a browser's subscription, or the token of a mobile app. */
  address: string;
  /** Of a browser: by which its messages are encrypted. */
  keys: OptionalJson<{ p256dh: string; auth: string }>;
  /** E.g. "Chrome, Windows". */
  label: string | null;
  created_at: DefaultInstant;
  last_sent_at: OptionalInstant;
}
export interface PushKeyTable {
  id: number;
  public_key: string;
  sealed_private_key: string;
  created_at: DefaultInstant;
}
/** A run or a CDP that a person looks after: one of the two. */
export interface FollowedTable {
  id: Generated<number>;
  user_id: number;
  delivery_manifest_id: number | null;
  close_door_pharmacy_id: number | null;
  created_at: DefaultInstant;
}
/** People who hear of what they follow alone, and of what nobody follows. */
export interface FollowOnlyTable {
  user_id: number;
}
