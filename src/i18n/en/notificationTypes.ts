import type { AllNotificationWords } from '../notificationWords';

/** What is told of each type: written by the server, in the reader's language. */
export const notificationTypes: AllNotificationWords = {
  delivery_failed: {
    name: 'Delivery failed',
    title: 'Delivery failed on %{run}',
    body: '%{participant_name}, %{address}: %{reason}. Attempt %{no_try}, %{delivered_datetime}.',
    many: '%{count} deliveries failed on %{run}',
  },
  delivery_rejected: {
    name: 'Delivery rejected',
    title: 'Delivery rejected on %{run}',
    body: '%{participant_name}, %{address}: %{reason}. Attempt %{no_try}, %{delivered_datetime}.',
    many: '%{count} deliveries rejected on %{run}',
  },
  delivery_missing: {
    name: 'Delivery missing',
    title: 'Delivery missing on %{run}',
    body: '%{tracking_number} for %{participant_name} is missing. %{driver_name}, %{delivered_datetime}.',
    many: '%{count} deliveries missing on %{run}',
  },
  delivery_damaged: {
    name: 'Delivery damaged',
    title: 'Delivery damaged on %{run}',
    body: '%{tracking_number} for %{participant_name} is damaged. %{driver_name}, %{delivered_datetime}.',
    many: '%{count} deliveries damaged on %{run}',
  },
  delivery_attempted: {
    name: 'Delivery attempted',
    title: 'Delivery attempted on %{run}',
    body: '%{participant_name}, %{address}. Attempt %{no_try}, %{delivered_datetime}.',
    many: '%{count} deliveries attempted on %{run}',
  },
  stop_late: {
    name: 'Stop late',
    title: 'Stop late on %{run}',
    body: '%{participant_name}, %{address}: expected at %{time}.',
    many: '%{count} stops late on %{run}',
  },
  stop_at_risk: {
    name: 'Stop at risk',
    title: 'Stop at risk on %{run}',
    body: '%{participant_name}, %{address}: expected at %{time}.',
    many: '%{count} stops at risk on %{run}',
  },
  left_without_status: {
    name: 'Vehicle left a stop without a status',
    title: 'Vehicle left a stop without a status: %{run}',
    body: '%{driver_name} left %{address}. Nothing was recorded there.',
    many: '%{count} stops left without a status on %{run}',
  },
  stop_moved: {
    name: 'Stop moved on a run you have open or follow',
    title: 'Stop moved: %{run}',
    body: '%{employee_name} moved %{participant_name}, %{address}.',
    many: '%{count} stops moved on %{run}',
  },
  add_on_assigned: {
    name: 'Add-on assigned',
    title: 'Add-on assigned to %{run}',
    body: '%{participant_name}, %{address}.',
    many: '%{count} add-ons assigned to %{run}',
  },
  issue_assigned: {
    name: 'Issue assigned to you',
    title: 'Issue assigned to you: %{run}',
    body: '%{employee_name} assigned %{participant_name}, %{address} to you.',
    many: '%{count} issues assigned to you: %{run}',
  },
  recipient_not_home: {
    name: 'Recipient will not be home',
    title: 'Recipient will not be home: %{run}',
    body: '%{participant_name}, %{address}. %{text}',
    many: '%{count} recipients will not be home on %{run}',
  },
  recipient_wants_call: {
    name: 'Recipient asks for a call',
    title: 'Recipient asks for a call: %{run}',
    body: '%{participant_name}, %{address}. %{text}',
    many: '%{count} recipients ask for a call on %{run}',
  },
  recipient_chose_time: {
    name: 'Recipient chose another time',
    title: 'Recipient chose another time: %{run}',
    body: '%{participant_name}, %{address}. The new time is on the stop.',
    many: '%{count} recipients chose another time on %{run}',
  },
  recipient_unhappy: {
    name: 'Poor rating',
    title: 'Poor rating: %{run}',
    body: '%{participant_name}, %{address}. %{text}',
    many: '%{count} poor ratings on %{run}',
  },
  run_started: {
    name: 'Run started',
    title: '%{run} started',
    body: '%{driver_name}, %{vehicle_name}.',
  },
  run_finished: {
    name: 'Run finished',
    title: '%{run} finished',
    body: '%{driver_name} has no open stop left.',
  },
  driver_silent: {
    name: 'No news from a driver',
    title: 'No news from %{driver_name}',
    body: '%{run}: no news for %{minutes} minutes.',
  },
  vehicle_stopped: {
    name: 'Vehicle stopped for long',
    title: 'Vehicle stopped: %{run}',
    body: '%{driver_name}, %{vehicle_name}: not moved for %{minutes} minutes, away from any stop.',
  },
  vehicle_too_fast: {
    name: 'Vehicle too fast',
    title: 'Vehicle too fast: %{run}',
    body: '%{driver_name}, %{vehicle_name}: %{speed}.',
  },
  phone_clock_wrong: {
    name: 'Wrong clock on a phone',
    title: 'Wrong clock on the phone of %{driver_name}',
    body: '%{run}: the phone’s clock is off by %{minutes} minutes, so its positions are ignored. Set date and time of the phone to automatic.',
  },
  overtime_near: {
    name: 'Overtime expected',
    title: 'Overtime expected: %{run}',
    body: '%{driver_name} is expected back at %{time}, %{minutes} min after the end of the shift.',
  },
  import_finished: {
    name: 'Import finished',
    title: 'Import finished',
    body: '%{name}: %{rows} rows imported, %{issues} not imported.',
    failed: 'Import failed',
  },
  inbox_undecided: {
    name: 'Order that needs a decision',
    title: 'Orders need a decision: %{issues}',
    body: 'Received from %{name}.',
    many: 'Orders need a decision: %{issues}',
  },
  copay_difference: {
    name: 'Copay difference',
    title: 'Copay difference: %{driver_name}',
    body: 'The cash-up of %{date} differs by %{amount}.',
  },
  license_expiring: {
    name: 'Driver license expires soon',
    title: 'Driver license expires soon',
    body: 'The license of %{driver_name} expires on %{expiration_date}.',
  },
  license_expired: {
    name: 'Driver license expired',
    title: 'Driver license expired',
    body: 'The license of %{driver_name} expired on %{expiration_date}.',
  },
  inspection_due: {
    name: 'Vehicle inspection due soon',
    title: 'Vehicle inspection due soon',
    body: 'The inspection of %{vehicle_name} is due on %{expiration_date}.',
  },
  inspection_overdue: {
    name: 'Vehicle inspection overdue',
    title: 'Vehicle inspection overdue',
    body: 'The inspection of %{vehicle_name} was due on %{expiration_date}.',
  },
  vehicle_defect: {
    name: 'Vehicle with a critical defect',
    title: 'Critical defect: %{vehicle_name}',
    body: '%{driver_name}, before %{run}: %{defects}. The vehicle is out of planning until somebody signs it off.',
  },
  call_missed: {
    name: 'Missed call',
    title: 'Missed call',
    body: '%{name} called. Nobody took the call.',
    many: '%{count} missed calls from one caller',
  },
  text_received: {
    name: 'Text message to read',
    title: 'A recipient has written',
    body: 'Open the text messages to read and answer it.',
    many: 'A recipient has written %{count} messages',
  },
  recipient_not_reached: {
    name: 'Message to a recipient not delivered',
    title: 'Recipient not reached: %{run}',
    body: '%{participant_name}. %{channel} “%{news}”: %{error}',
    many: '%{count} messages to recipients not delivered on %{run}',
  },
  message_failed: {
    name: 'Other message not delivered',
    title: 'A message could not be delivered',
    body: '%{channel} “%{news}”: %{error}',
    many: '%{count} messages could not be delivered',
  },
  webhook_disabled: {
    name: 'Webhook disabled',
    title: 'A webhook is disabled',
    body: '%{name}: the address did not accept calls. New events are kept until someone enables it.',
  },
  driver_message: { name: 'Message from the office', title: '%{employee_name}', body: '%{text}' },
  asynchronous_processing: {
    name: 'Background task',
    title: 'Your file is ready',
    body: '%{file}',
    failed: 'Your file could not be made',
  },
  override_sign_in: {
    name: 'Session closed',
    title: 'Session closed',
    body: 'Only one open session is allowed: a newer sign-in closed this one.',
  },
};
