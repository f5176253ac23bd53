import { aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const ended = async (client: Awaited<ReturnType<TestServer['signIn']>>) =>
  (await client.data<{ me: { tourEnded: boolean } }>('{ me { tourEnded } }')).me.tourEnded;

it('the tour is offered to a new user until it has ended, which another user’s has not (TOUR-1)', async () => {
  const [user, other] = [
    await server.signIn(await aUser(server.database.db)),
    await server.signIn(await aUser(server.database.db)),
  ];
  expect(await ended(user)).toBe(false);
  const answer = await user.data('mutation { endTour { tourEnded } }');
  expect(answer).toEqual({ endTour: { tourEnded: true } });
  const [before] = await server.database.db.query<{ at: Date }[]>(
    'SELECT max(tour_ended_at) AS at FROM users',
  );
  expect(await user.data('mutation { endTour { tourEnded } }')).toEqual(answer);
  expect(await server.database.db.query('SELECT max(tour_ended_at) AS at FROM users')).toEqual([before]);
  expect(await ended(user)).toBe(true);
  expect(await ended(other)).toBe(false);
});
