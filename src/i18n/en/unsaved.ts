/** The question before something typed is lost. */
export const unsaved = {
  leave: { title: 'Leave without saving?', go: 'Leave without saving' },
  signOut: { title: 'Sign out without saving?', go: 'Sign out without saving' },
  close: { title: 'Close without saving?', go: 'Close without saving' },
  reload: { title: 'Reload without saving?', go: 'Reload without saving' },
  text: 'Your changes are not saved and will be lost.',
  keep: 'Keep editing',
};
