/** Who removes what is old: nobody in person. */
export const KEEPER = { user_id: null, full_name: 'Rx Dispatch' } as const;
