/** Messages that leave the app, by template: subject and text of an e-mail, and the short form for a phone. */
export const outgoing = {
  invitation: {
    subject: 'Your Rx Dispatch account',
    text: 'Hello %{name},\n\nan account was made for you at Rx Dispatch. Choose your password here:\n\n%{link}\n\nThe link works once, until %{until}. Your sign-in name is this email address.',
    sms: 'Rx Dispatch: choose the password of your new account: %{link} (until %{until})',
  },
  passwordReset: {
    subject: 'Choose a new password',
    text: 'Hello %{name},\n\nsomebody asked for a new password for your Rx Dispatch account. If it was you, choose it here:\n\n%{link}\n\nThe link works once, until %{until}. If it was not you, do nothing: your password stays as it is.',
    sms: 'Rx Dispatch: choose a new password: %{link} (until %{until})',
  },
  billingReport: {
    subject: 'Billing report, %{from} to %{to}',
    text: 'Hello %{name},\n\nattached is the billing report from %{from} to %{to} (%{file}). It is also behind the bell of Rx Dispatch for a week.',
    sms: 'Rx Dispatch: your billing report from %{from} to %{to} is ready.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Hello %{name},\n\nthe password of your Rx Dispatch account was changed at %{at}, and open sessions were ended.\n\nIf it was not you, tell your administrator at once.',
    sms: 'Rx Dispatch: your password was changed at %{at}. Not you? Tell your administrator.',
  },
  confirmEmail: {
    subject: 'Confirm your new email address',
    text: 'Hello %{name},\n\nthis address was entered for your Rx Dispatch account. Confirm it here:\n\n%{link}\n\nThe link works once, until %{until}. Until then you sign in with your old address. If this is not your account, do nothing.',
    sms: 'Rx Dispatch: confirm your new email address: %{link} (until %{until})',
  },
  emailChangeAsked: {
    subject: 'A new email address was entered for your account',
    text: 'Hello %{name},\n\nat %{at}, %{who} entered a new email address for your Rx Dispatch account: %{email}. It counts once it is confirmed there. Until then you sign in with this address.\n\nIf this is a mistake, tell your administrator at once.',
    sms: 'Rx Dispatch: %{who} entered a new email address for your account. A mistake? Tell your administrator.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: 'Hello %{name},\n\nyour Rx Dispatch account has a new email address since %{at}: %{email}. Sign in with it from now on. Open sessions were ended.\n\nIf this is a mistake, tell your administrator at once.',
    sms: 'Rx Dispatch: the email address of your account was changed at %{at}. A mistake? Tell your administrator.',
  },
  trackingLink: {
    subject: 'Where is my Rx: follow your delivery',
    text: 'Hello %{name},\n\nyour delivery is on its way. Follow it here:\n\n%{link}\n\nWhoever has the link can see when it will arrive, so keep it to yourself.',
    sms: 'Follow your delivery: %{link}',
  },
  driverNotice: {
    subject: 'Dispatch: %{run}',
    text: '%{text}',
    sms: 'Dispatch: %{text}',
  },
};
