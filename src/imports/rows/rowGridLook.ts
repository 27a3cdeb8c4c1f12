/**
 * The grid in the look of the lists; a row has its result at its edge, a bad cell its own ground. Its colours are the
 * variables of the page, which change with the mode at once.
 */
export const rowGridLook = {
  fontSize: 13,
  borderColor: 'var(--border)',
  bgcolor: 'var(--surface)',
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders [role=row]': { bgcolor: 'var(--sunken)' },
  '& .MuiDataGrid-columnHeaderTitle': { fontSize: 12, fontWeight: 500, color: 'var(--text-muted)' },
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeaders': { borderColor: 'var(--border)' },
  '& .MuiDataGrid-cell': { px: 2, display: 'flex', alignItems: 'center', minWidth: 0 },
  '& .MuiDataGrid-columnHeader': { px: 2 },
  '& .MuiDataGrid-cell > *': { minWidth: 0 },
  '& .cell-error': { bgcolor: 'var(--red-ground)' },
  '& .cell-warning': { bgcolor: 'var(--amber-ground)' },
  '& .tone-new': { boxShadow: 'inset 3px 0 0 var(--green-edge)' },
  '& .tone-changed': { boxShadow: 'inset 3px 0 0 var(--violet-edge)' },
  '& .tone-same': { boxShadow: 'inset 3px 0 0 var(--grey-edge)' },
  '& .tone-refused': { boxShadow: 'inset 3px 0 0 var(--red-edge)' },
} as const;
