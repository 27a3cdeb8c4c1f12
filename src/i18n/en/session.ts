/** What watches over a session, and what a person may choose to read in another way than the company. */
export const session = {
  password: {
    change: 'Change password',
    daysLeft:
      'Your password must be changed today. |||| Your password must be changed within %{smart_count} days.',
    later: 'Later',
  },
  measures: {
    24: '24 hours (14:05)',
    12: '12 hours (2:05 PM)',
    mdy: '11/20/2026',
    dmy: '20/11/2026',
    ymd: '2026-11-20',
    mi: 'Miles',
    km: 'Kilometers',
  },
  idle: {
    title: 'Are you still there?',
    text: 'You will be signed out in %{seconds} s, because of inactivity. What you have typed stays on this page until you sign in again.',
    stay: 'Stay signed in',
    leave: 'Sign out',
  },
};
