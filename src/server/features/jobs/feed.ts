import { type FollowedBy, Followers, type Listen } from '../../followers.ts'

/** The streams of this process by which members follow their own jobs. */
export type JobFeed = Followers<FollowedBy>

export const openJobFeed = (listen: Listen): JobFeed =>
  new Followers({ channel: 'jobs_changed', topicOf: ({ userId }) => userId }, listen)
