export const readAnswers = (row: { answers: string }): unknown => JSON.parse(row.answers); // violates: stored-json
