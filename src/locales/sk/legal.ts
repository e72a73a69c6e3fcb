export const legal = {
  contents: 'Obsah',
  effective: 'Účinné od 1. 1. 2025',
};
