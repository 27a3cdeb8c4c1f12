/** What the frame says of permissions: "why can't I?", and that they have changed. */
export const roles = {
  why: {
    ask: 'Why?',
    title: 'Why can’t I?',
    need: 'You need this permission:',
    needAny: 'You need one of these permissions:',
    role: 'Your role “%{role}” does not include it.',
    closed: 'No role opens this to drivers or to accounts that see one CDP.',
    held: 'Your role “%{role}” includes it by now. Try again.',
    who: 'These people can give it to your role:',
    more: 'and one more |||| and %{smart_count} more',
    nobody: 'Nobody can give it at the moment. Ask the people who run this installation.',
    others: 'Roles that have it: %{roles}',
    copy: 'Copy a request',
    request: 'Please add the permission “%{permission}” (%{pair}) to the role “%{role}”.',
    close: 'Close',
    failed: 'The people who can give it could not be loaded.',
    unknown: 'This server does not know the permission %{pair}.',
  },
  otherRights: 'Other permissions',
  changed: {
    gained: 'Your role has one more permission. |||| Your role has %{smart_count} more permissions.',
    lost: 'A permission was removed from your role. |||| %{smart_count} permissions were removed from your role.',
    both: 'The permissions of your role were changed: %{gained} added, %{lost} removed.',
  },
};
