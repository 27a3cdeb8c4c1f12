/** The page behind the link that confirms a new email. */
export const confirmEmail = {
  title: 'Confirm your new email',
  lead: 'From then on you sign in with this address. Open sessions of your account end.',
  confirm: 'Confirm email',
  confirming: 'Confirming…',
  done: 'Your email was changed. Sign in with the new address.',
  signIn: 'Go to sign in',
  over: {
    title: 'This link does not work',
    text: 'It was used, canceled or has expired. Ask your administrator to send it again.',
  },
  offline: 'The server cannot be reached. Check your connection and try again.',
  failed: 'The email could not be confirmed: %{message}',
};
