/** How long a driver may still drive, as the list of employees says it. */
export const license = {
  expired: 'Expired',
  expiring: 'Expires tomorrow |||| Expires in %{smart_count} days',
  today: 'Expires today',
};
