import { type ListenToChannel, type StreamReceiver, TopicChangeStreams } from '../../followers.ts'

/** The streams of this process by which members follow their own jobs. */
export type MemberJobFeed = TopicChangeStreams<StreamReceiver>

export const openJobFeed = (listen: ListenToChannel): MemberJobFeed =>
  new TopicChangeStreams({ channel: 'jobs_changed', topicOf: ({ userId }) => userId }, listen)
