// in this file: vague-name concept-name
export const round = 1;
