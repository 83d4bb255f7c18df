export const GET = () => Response.json({});
