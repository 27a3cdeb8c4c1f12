/** The question before something typed is lost. */
export const unsaved = {
  leave: { title: 'Leave without saving?', go: 'Leave without saving' },
  signOut: { title: 'Sign out without saving?', go: 'Sign out without saving' },
  text: 'What you typed is not saved and will be lost.',
  keep: 'Keep editing',
};
