import type { Registry, ResourceName } from '../../../src/resources/registry';
import type {
  AuditChainTable,
  AuditTable,
  CallCountTable,
  IdempotencyTable,
  JobTable,
  KnownRightTable,
  OutboxTable,
  SessionTable,
  SignInThrottleTable,
  UserTable,
  UserTypePermissionTable,
  UserTypeTable,
} from './tables/access';
import type {
  ChosenWaysTable,
  NotificationTable,
  PushDeviceTable,
  PushKeyTable,
  QuietHoursTable,
  FollowedTable,
  FollowOnlyTable,
} from './tables/notifications';
import type {
  AccessEntryTable,
  EmailChangeTable,
  KnownDeviceTable,
  MessageTable,
  PasswordHistoryTable,
  PasswordLinkTable,
} from './tables/accounts';
import type {
  CommandTable,
  DeliveryEventTable,
  DriverNoticeTable,
  ManifestTable,
  PositionTable,
  StopVisitTable,
  ToldOnceTable,
  TrackingLinkTable,
  TransitionTable,
} from './tables/day';
import type { CallLegTable, CallSignalTable, CallTable } from './tables/calls';
import type {
  ConversationTable,
  InboundTextTable,
  MessageReceiptTable,
  RecipientRequestTable,
} from './tables/conversations';
import type { DeliveryFigureTable, FigureChangeTable } from './tables/figures';
import type {
  FuelEntryTable,
  InspectionDefectTable,
  InspectionTable,
  TimeCorrectionTable,
  TimesheetSignOffTable,
} from './tables/fleet';
import type { ErasureTable, FileToRemoveTable, LegalHoldTable, RetentionRoundTable } from './tables/keeping';
import type { LearnedTimesTable } from './tables/learned';
import type { FileSecretTable, StoredFileTable } from './tables/files';
import type { ServerKeyTable } from './tables/keys';
import type {
  DeliveryBatchTable,
  ImportLotTable,
  ImportMappingTable,
  ImportRowTable,
  ImportUploadTable,
} from './tables/imports';
import type {
  CdpColorTable,
  CdpTable,
  EmployeeHomeAddressTable,
  EmployeeTable,
  LicenseNoticeTable,
  NonDeliveryReasonTable,
  ParticipantAddressTable,
  ParticipantPhoneTable,
  ParticipantTable,
  TableOf,
  VehicleTable,
} from './tables/masterData';
import type { AsyncRequestTable, EvidenceFileTable, EvidenceSealTable } from './tables/proof';
import type { BillingLineTable, BillingPeriodTable } from './tables/billing';
import type {
  ReportFileTable,
  ReportSchedulePeriodTable,
  ReportSchedulePersonTable,
  ReportScheduleTable,
} from './tables/reports';
import type {
  FacilityTable,
  LocationTable,
  RunDailyTimesTable,
  RunSuspensionTable,
  RunTable,
} from './tables/runs';
import type { BagRecordTable, CashUpTable, CustodyClosingTable, CustodyDayTable } from './tables/custody';
import type { SchedulingDraftTable } from './tables/scheduling';
import type {
  PasskeySetupTable,
  PasskeyTable,
  RecoveryCodeTable,
  SecondStepTable,
  TotpFactorTable,
} from './tables/secondFactor';
import type { InboxKeyTable, InboxRequestTable, InboxSignatureTable, InboxTable } from './tables/inbox';
import type { WebhookAttemptTable, WebhookCallTable, WebhookEndpointTable } from './tables/webhooks';
import type { SettingsTable } from './tables/settings';
import type {
  ConsentTable,
  MessageCauseTable,
  RecipientRuleTable,
  RecipientTemplateTable,
} from './tables/recipientMessages';

/** Tables of the resources that have no columns beyond their declaration. */
type DeclaredTables = { [N in ResourceName]: TableOf<Registry[N]> };

/** Every table, for Kysely. Migrations are written by hand; a test compares the two. */
export interface Tables extends Omit<DeclaredTables, keyof OwnTables>, OwnTables {}

/** Tables with columns beyond a declaration, and those of no resource. */
interface OwnTables {
  participants: ParticipantTable;
  participant_addresses: ParticipantAddressTable;
  participant_phones: ParticipantPhoneTable;
  employees: EmployeeTable;
  employee_home_addresses: EmployeeHomeAddressTable;
  vehicles: VehicleTable;
  fuel_entries: FuelEntryTable;
  inspections: InspectionTable;
  time_corrections: TimeCorrectionTable;
  timesheet_sign_offs: TimesheetSignOffTable;
  inspection_defects: InspectionDefectTable;
  webhook_endpoints: WebhookEndpointTable;
  webhook_calls: WebhookCallTable;
  webhook_attempts: WebhookAttemptTable;
  license_notices: LicenseNoticeTable;
  cdps: CdpTable;
  cdp_colors: CdpColorTable;
  facilities: FacilityTable;
  locations: LocationTable;
  runs: RunTable;
  run_daily_times: RunDailyTimesTable;
  run_suspensions: RunSuspensionTable;
  user_types: UserTypeTable;
  user_type_permissions: UserTypePermissionTable;
  known_rights: KnownRightTable;
  users: UserTable;
  sessions: SessionTable;
  sign_in_throttle: SignInThrottleTable;
  password_history: PasswordHistoryTable;
  password_links: PasswordLinkTable;
  known_devices: KnownDeviceTable;
  email_changes: EmailChangeTable;
  access_entries: AccessEntryTable;
  messages: MessageTable;
  message_causes: MessageCauseTable;
  recipient_rules: RecipientRuleTable;
  recipient_templates: RecipientTemplateTable;
  consents: ConsentTable;
  message_receipts: MessageReceiptTable;
  conversations: ConversationTable;
  inbound_texts: InboundTextTable;
  recipient_requests: RecipientRequestTable;
  audit_entries: AuditTable;
  audit_chain: AuditChainTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyTable;
  jobs: JobTable;
  notifications: NotificationTable;
  notification_choices: ChosenWaysTable & { user_id: number };
  notification_role_choices: ChosenWaysTable & { user_type_id: number };
  quiet_hours: QuietHoursTable;
  followed: FollowedTable;
  follow_only: FollowOnlyTable;
  push_devices: PushDeviceTable;
  push_keys: PushKeyTable;
  non_delivery_reasons: NonDeliveryReasonTable;
  delivery_manifest: ManifestTable;
  delivery_events: DeliveryEventTable;
  delivery_event_transitions: TransitionTable;
  commands: CommandTable;
  delivery_figures: DeliveryFigureTable;
  figure_changes: FigureChangeTable;
  learned_times: LearnedTimesTable;
  stored_files: StoredFileTable;
  file_secret: FileSecretTable;
  files_to_remove: FileToRemoveTable;
  erasures: ErasureTable;
  legal_holds: LegalHoldTable;
  retention_rounds: RetentionRoundTable;
  server_keys: ServerKeyTable;
  call_counts: CallCountTable;
  tracking_links: TrackingLinkTable;
  driver_notices: DriverNoticeTable;
  positions: PositionTable;
  stop_visits: StopVisitTable;
  told_once: ToldOnceTable;
  calls: CallTable;
  call_legs: CallLegTable;
  call_signals: CallSignalTable;
  settings: SettingsTable;
  bag_records: BagRecordTable;
  custody_closings: CustodyClosingTable;
  custody_days: CustodyDayTable;
  cash_ups: CashUpTable;
  inbox_keys: InboxKeyTable;
  inbox_requests: InboxRequestTable;
  inbox_signatures: InboxSignatureTable;
  deliveries_inbox: InboxTable;
  async_requests: AsyncRequestTable;
  billing_periods: BillingPeriodTable;
  billing_lines: BillingLineTable;
  report_schedules: ReportScheduleTable;
  report_schedule_people: ReportSchedulePersonTable;
  report_schedule_periods: ReportSchedulePeriodTable;
  report_files: ReportFileTable;
  evidence_seals: EvidenceSealTable;
  evidence_files: EvidenceFileTable;
  scheduling_drafts: SchedulingDraftTable;
  import_lots: ImportLotTable;
  import_rows: ImportRowTable;
  delivery_batches: DeliveryBatchTable;
  import_uploads: ImportUploadTable;
  import_mappings: ImportMappingTable;
  totp_factors: TotpFactorTable;
  passkeys: PasskeyTable;
  recovery_codes: RecoveryCodeTable;
  second_steps: SecondStepTable;
  passkey_setups: PasskeySetupTable;
}
