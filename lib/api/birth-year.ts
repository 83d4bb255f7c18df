/** Whether somebody who writes may have been born in this year. */
export const isBirthYear = (year: number) => Number.isInteger(year) && year >= 1900 && year <= new Date().getFullYear();
