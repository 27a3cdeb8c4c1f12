/** Messages that leave the app, by template: subject and text of an email, and the short form for a phone. */
export const outgoing = {
  invitation: {
    subject: 'Your Rx Dispatch account',
    text: 'Hello %{name},\n\nYou have a new Rx Dispatch account. Choose your password here:\n\n%{link}\n\nThe link works once, until %{until}. Your sign-in name is this email address.',
    sms: 'Rx Dispatch: choose the password of your new account: %{link} (until %{until})',
  },
  passwordReset: {
    subject: 'Choose a new password',
    text: 'Hello %{name},\n\nSomebody asked for a new password for your Rx Dispatch account. If it was you, choose it here:\n\n%{link}\n\nThe link works once, until %{until}. If it was not you, do nothing: your password does not change.',
    sms: 'Rx Dispatch: choose a new password: %{link} (until %{until})',
  },
  billingReport: {
    subject: 'Billing report, %{from} to %{to}',
    text: 'Hello %{name},\n\nAttached is the billing report from %{from} to %{to} (%{file}). You can also download it from the bell in Rx Dispatch for a week.',
    sms: 'Rx Dispatch: your billing report from %{from} to %{to} is ready.',
  },
  notification: {
    subject: '%{title}',
    text: 'Hello %{name},\n\n%{title}\n\nOpen Rx Dispatch to read it:\n\n%{link}\n\nYou chose email for this. You can change it under My account, Notification settings.',
    sms: 'Rx Dispatch: %{title}',
  },
  scheduledReport: {
    subject: '%{report}, %{days}',
    text: 'Hello %{name},\n\nYour report "%{report}" for %{days} is ready, with %{rows} rows. Sign in to download it within a week:\n\n%{link}',
    sms: 'Rx Dispatch: your report "%{report}" for %{days} is ready: %{link}',
  },
  scheduledReportEmpty: {
    subject: '%{report}, %{days}: no data',
    text: 'Hello %{name},\n\nNo data available for %{days}: your report "%{report}" has no rows. The next one comes as scheduled.',
    sms: 'Rx Dispatch: no data available for %{days} in your report "%{report}".',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Hello %{name},\n\nThe password of your Rx Dispatch account was changed at %{at}, and open sessions were ended.\n\nIf it was not you, tell your administrator immediately.',
    sms: 'Rx Dispatch: your password was changed at %{at}. Not you? Tell your administrator.',
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    text: 'Hello %{name},\n\nThis address was entered for your Rx Dispatch account. Confirm it here:\n\n%{link}\n\nThe link works once, until %{until}. Until then you sign in with your old address. If this is not your account, do nothing.',
    sms: 'Rx Dispatch: confirm your new email address: %{link} (until %{until})',
  },
  emailChangeAsked: {
    subject: 'A new email address was entered for your account',
    text: 'Hello %{name},\n\nAt %{at}, %{who} entered a new email address for your Rx Dispatch account: %{email}. It applies after it is confirmed there. Until then you sign in with this address.\n\nIf this is a mistake, tell your administrator immediately.',
    sms: 'Rx Dispatch: %{who} entered a new email address for your account. A mistake? Tell your administrator.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: 'Hello %{name},\n\nYour Rx Dispatch account has a new email address since %{at}: %{email}. Sign in with it from now on. Open sessions were ended.\n\nIf this is a mistake, tell your administrator immediately.',
    sms: 'Rx Dispatch: the email address of your account was changed at %{at}. A mistake? Tell your administrator.',
  },
  totpAdded: {
    subject: 'An authenticator app was added to your account',
    text: 'Hello %{name},\n\nAt %{at} an authenticator app was set up for your Rx Dispatch account. From now on signing in asks for its code.\n\nIf it was not you, tell your administrator immediately.',
    sms: 'Rx Dispatch: an authenticator app was added to your account. Not you? Tell your administrator.',
  },
  totpRemoved: {
    subject: 'The authenticator app was removed from your account',
    text: 'Hello %{name},\n\nAt %{at} the authenticator app of your Rx Dispatch account was removed. Its codes no longer work.\n\nIf it was not you, tell your administrator immediately.',
    sms: 'Rx Dispatch: the authenticator app of your account was removed. Not you? Tell your administrator.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    text: 'Hello %{name},\n\nAt %{at} the passkey "%{passkey}" was added to your Rx Dispatch account.\n\nIf it was not you, tell your administrator immediately.',
    sms: 'Rx Dispatch: a passkey was added to your account. Not you? Tell your administrator.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    text: 'Hello %{name},\n\nAt %{at} the passkey "%{passkey}" was removed from your Rx Dispatch account. It no longer works.\n\nIf it was not you, tell your administrator immediately.',
    sms: 'Rx Dispatch: a passkey was removed from your account. Not you? Tell your administrator.',
  },
  recoveryCodesMade: {
    subject: 'You have new recovery codes',
    text: 'Hello %{name},\n\nAt %{at} new recovery codes were created for your Rx Dispatch account. The old ones no longer work.\n\nIf it was not you, tell your administrator immediately.',
    sms: 'Rx Dispatch: new recovery codes were created for your account. Not you? Tell your administrator.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used to sign in',
    text: 'Hello %{name},\n\nAt %{at} somebody signed in to your Rx Dispatch account with your password and a recovery code. Codes left: %{left}.\n\nIf it was not you, tell your administrator immediately.',
    sms: 'Rx Dispatch: a recovery code was used to sign in. Not you? Tell your administrator.',
  },
  wrongCodes: {
    subject: 'Somebody knows your password, or mistyped the code',
    text: 'Hello %{name},\n\nAt %{at} somebody signed in to your Rx Dispatch account with the right password and then entered three wrong codes, from %{from}. They did not get in.\n\nIf it was you, do nothing. If not, change your password immediately and tell your administrator.',
    sms: 'Rx Dispatch: right password, three wrong codes, from %{from}. Not you? Change your password.',
  },
  secondFactorReset: {
    subject: 'The second factor of your account was reset',
    text: 'Hello %{name},\n\nAt %{at}, %{who} removed the authenticator app, passkeys and recovery codes of your Rx Dispatch account. Open sessions were ended. Sign in with your password and set up a second factor again.\n\nIf you did not ask for it, tell your administrator immediately.',
    sms: 'Rx Dispatch: %{who} reset the second factor of your account. Not expected? Tell your administrator.',
  },
  trackingLink: {
    subject: 'Where is my Rx: follow your delivery',
    text: 'Hello %{name},\n\nYour delivery is on its way. Follow it here:\n\n%{link}\n\nAnyone with the link can see when it will arrive, so do not share it.',
    sms: 'Follow your delivery: %{link}',
  },
  vehicleDefects: {
    subject: '%{vehicle}: defects reported',
    text: '%{driver} inspected %{vehicle} before %{run} and reported:\n\n%{defects}\n\nNone of them is critical: the vehicle can drive.',
    sms: 'Rx Dispatch: defects of %{vehicle} reported by %{driver}.',
  },
  criticalDefect: {
    subject: '%{vehicle}: critical defect, out of service',
    text: '%{driver} inspected %{vehicle} before %{run} and reported:\n\n%{defects}\n\nThe vehicle cannot be planned or driven until somebody signs it off in Rx Dispatch, under Inspections.',
    sms: 'Rx Dispatch: critical defect of %{vehicle} reported by %{driver}. It must not drive until it is signed off.',
  },
  test: {
    subject: 'Test message',
    text: 'This is a test of %{name}. Messages arrive here.',
    sms: 'This is a test of %{name}. Messages arrive here.',
  },
  driverNotice: {
    subject: 'Dispatch: %{run}',
    text: '%{text}',
    sms: 'Dispatch: %{text}',
  },
  recipientText: {
    subject: 'Answer to your text message',
    text: '%{text}',
    sms: '%{text}',
  },
  recipientTextLink: {
    subject: 'Answer to your text message',
    text: '%{text}\n%{link}',
    sms: '%{text}\n%{link}',
  },
};
