import type { Migration } from 'kysely';
import { up as baseline } from './0001_baseline';
import { up as deliveryFigures } from './0002_delivery_figures';
import { up as learnedTimes } from './0003_learned_times';
import { up as vehicleWatch } from './0004_vehicle_watch';
import { up as notifications } from './0005_notifications';
import { up as recipientMessages } from './0006_recipient_messages';
import { up as conversations } from './0007_conversations';
import { up as calls } from './0008_calls';
import { up as reports } from './0009_reports';
import { up as billing } from './0010_billing';
import { up as fueling } from './0011_fueling';
import { up as inspections } from './0012_inspections';
import { up as absences } from './0013_absences';
import { up as timeKeeping } from './0014_time_keeping';
import { up as consentAndFollowing } from './0016_consent_and_following';
import { up as webhooks } from './0017_webhooks';
import { up as arabic } from './0020_arabic';
import { up as keptData } from './0021_kept_data';
import { up as erasures } from './0022_erasures';
import { up as serverKeys } from './0024_server_keys';
import { up as callCounts } from './0025_call_counts';
import { up as laterLooks } from './0026_later_looks';
import { up as erasedAtOnce } from './0027_erased_at_once';
import { up as office } from './0028_office';
import { up as messagesOfParticipants } from './0029_messages_of_participants';

/** Every migration in order. They only go forward: a later migration corrects a mistake. */
export const migrations: Record<string, Migration> = {
  '0001_baseline': { up: baseline },
  '0002_delivery_figures': { up: deliveryFigures },
  '0003_learned_times': { up: learnedTimes },
  '0004_vehicle_watch': { up: vehicleWatch },
  '0005_notifications': { up: notifications },
  '0006_recipient_messages': { up: recipientMessages },
  '0007_conversations': { up: conversations },
  '0008_calls': { up: calls },
  '0009_reports': { up: reports },
  '0010_billing': { up: billing },
  '0011_fueling': { up: fueling },
  '0012_inspections': { up: inspections },
  '0013_absences': { up: absences },
  '0014_time_keeping': { up: timeKeeping },
  '0016_consent_and_following': { up: consentAndFollowing },
  '0017_webhooks': { up: webhooks },
  '0020_arabic': { up: arabic },
  '0021_kept_data': { up: keptData },
  '0022_erasures': { up: erasures },
  '0024_server_keys': { up: serverKeys },
  '0025_call_counts': { up: callCounts },
  '0026_later_looks': { up: laterLooks },
  '0027_erased_at_once': { up: erasedAtOnce },
  '0028_office': { up: office },
  '0029_messages_of_participants': { up: messagesOfParticipants },
};
