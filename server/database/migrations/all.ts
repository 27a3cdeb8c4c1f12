import type { Migration } from 'kysely';
import { up as house } from './0001_house';
import { up as listIndexes } from './0002_list_indexes';
import { up as addresses } from './0003_addresses';
import { up as participants } from './0004_participants';
import { up as employees } from './0005_employees';
import { up as files } from './0006_files';
import { up as runs } from './0007_runs';
import { up as roles } from './0008_roles';
import { up as accounts } from './0009_accounts';
import { up as settings } from './0010_settings';
import { up as auditChain } from './0011_audit_chain';
import { up as planning } from './0012_planning';
import { up as plannedWays } from './0012b_planned_ways';
import { up as automaticScheduling } from './0014_automatic_scheduling';
import { up as issues } from './0015_issues';
import { up as proof } from './0016_proof';
import { up as places } from './0017_places';
import { up as custody } from './0018_custody';
import { up as imports } from './0019_imports';
import { up as dayRuns } from './0021_day_runs';
import { up as schedulingDrafts } from './0022_scheduling_drafts';
import { up as inbox } from './0020_inbox';
import { up as auditLinks } from './0023_audit_links';
import { up as importRepairs } from './0023b_import_repairs';
import { up as routeTraces } from './0024_route_traces';
import { up as outboxDrivers } from './0025_outbox_drivers';
import { up as emailChanges } from './0028_email_changes';
import { up as knownRights } from './0029_known_rights';
import { up as accessLog } from './0030_access_log';
import { up as uploadsOnce } from './0032_uploads_once';
import { up as cashUpCdp } from './0035_cash_up_cdp';
import { up as messageCdp } from './0036_message_cdp';
import { up as deliveryBatches } from './0050_delivery_batches';
import { up as secondFactors } from './0060_second_factors';
import { up as bagLinks } from './0064_bag_links';
import { up as meetings } from './0065_meetings';
import { up as nightShifts } from './0067_night_shifts';
import { up as storedNightShifts } from './0068_stored_night_shifts';
import { up as importAnswers } from './0070_import_answers';
import { up as pushTokens } from './0073_push_tokens';
import { up as pushTokensEnd } from './0074_push_tokens_end';
import { up as facilityHours } from './0075_facility_hours';
import { up as importRowNumbers } from './0080_import_row_numbers';
import { up as unusedColumns } from './0081_unused_columns';

/** Every migration in order. They only go forward: a mistake is mended by the next one. */
export const migrations: Record<string, Migration> = {
  '0001_house': { up: house },
  '0002_list_indexes': { up: listIndexes },
  '0003_addresses': { up: addresses },
  '0004_participants': { up: participants },
  '0005_employees': { up: employees },
  '0006_files': { up: files },
  '0007_runs': { up: runs },
  '0008_roles': { up: roles },
  '0009_accounts': { up: accounts },
  '0010_settings': { up: settings },
  '0011_audit_chain': { up: auditChain },
  '0012_planning': { up: planning },
  '0012b_planned_ways': { up: plannedWays },
  '0014_automatic_scheduling': { up: automaticScheduling },
  '0015_issues': { up: issues },
  '0016_proof': { up: proof },
  '0017_places': { up: places },
  '0018_custody': { up: custody },
  '0019_imports': { up: imports },
  '0021_day_runs': { up: dayRuns },
  '0022_scheduling_drafts': { up: schedulingDrafts },
  '0020_inbox': { up: inbox },
  '0023_audit_links': { up: auditLinks },
  '0023b_import_repairs': { up: importRepairs },
  '0024_route_traces': { up: routeTraces },
  '0025_outbox_drivers': { up: outboxDrivers },
  '0028_email_changes': { up: emailChanges },
  '0029_known_rights': { up: knownRights },
  '0030_access_log': { up: accessLog },
  '0032_uploads_once': { up: uploadsOnce },
  '0035_cash_up_cdp': { up: cashUpCdp },
  '0036_message_cdp': { up: messageCdp },
  '0050_delivery_batches': { up: deliveryBatches },
  '0060_second_factors': { up: secondFactors },
  '0064_bag_links': { up: bagLinks },
  '0065_meetings': { up: meetings },
  '0067_night_shifts': { up: nightShifts },
  '0068_stored_night_shifts': { up: storedNightShifts },
  '0070_import_answers': { up: importAnswers },
  '0073_push_tokens': { up: pushTokens },
  '0074_push_tokens_end': { up: pushTokensEnd },
  '0075_facility_hours': { up: facilityHours },
  '0080_import_row_numbers': { up: importRowNumbers },
  '0081_unused_columns': { up: unusedColumns },
};
